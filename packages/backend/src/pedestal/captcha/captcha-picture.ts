import { crc32, deflateSync } from 'node:zlib';

const width = 120;
const height = 44;
const scale = 4;
/** Digits of three by five dots, a row in each three bits. */
const digits = [
  0b111101101101111, 0b010110010010111, 0b111001111100111, 0b111001111001111, 0b101101111001001, 0b111100111001111, 0b111100111101111,
  0b111001001001001, 0b111101111101111, 0b111101111001111,
];

/** A PNG in grey, as a data address: the digits, each a little off its place, on noise. */
export function drawCaptcha(answer: string): string {
  const rows = Array.from({ length: height }, () => {
    const row = Buffer.alloc(width + 1, 255);
    row[0] = 0;
    for (let x = 1; x <= width; x += 1) row[x] = Math.random() < 0.12 ? 150 + Math.random() * 80 : 255;
    return row;
  });
  [...answer].forEach((digit, index) => {
    drawDigit(rows, digits[Number(digit)] ?? 0, { left: 10 + index * 27 + Math.random() * 8, top: 6 + Math.random() * 12 });
  });
  return `data:image/png;base64,${png(Buffer.concat(rows)).toString('base64')}`;
}

function drawDigit(rows: Buffer[], dots: number, at: { left: number; top: number }): void {
  const slant = Math.random() * 0.5 - 0.25;
  for (let y = 0; y < 5 * scale; y += 1) {
    for (let x = 0; x < 3 * scale; x += 1) {
      const bit = 14 - (Math.floor(y / scale) * 3 + Math.floor(x / scale));
      if (((dots >> bit) & 1) === 0) continue;
      const row = rows[Math.floor(at.top + y)];
      const column = 1 + Math.floor(at.left + x + slant * y);
      if (row && column > 0 && column <= width) row[column] = 20 + Math.random() * 60;
    }
  }
}

function png(pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}
