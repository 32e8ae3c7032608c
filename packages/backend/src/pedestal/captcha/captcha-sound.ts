const rate = 4_000;

/**
 * The digits as a WAV in a data address: each digit as that many short tones, zero as one long low tone, with a pause
 * between digits. Needs no speech engine, so it works on every system.
 */
export function soundCaptcha(answer: string): string {
  const parts = [...answer].flatMap((digit) => [
    ...(digit === '0' ? [tone(330, 0.5)] : Array.from({ length: Number(digit) }, () => Buffer.concat([tone(880, 0.09), silence(0.1)]))),
    silence(0.6),
  ]);
  const samples = Buffer.concat(parts);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return `data:audio/wav;base64,${Buffer.concat([head, samples]).toString('base64')}`;
}

function tone(hertz: number, seconds: number): Buffer {
  return Buffer.from(
    Array.from({ length: Math.round(seconds * rate) }, (_, at) => 128 + Math.round(60 * Math.sin((2 * Math.PI * hertz * at) / rate))),
  );
}
const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * rate), 128);
