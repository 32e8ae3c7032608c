/** Pixels of a side that the server takes at most. */
export const largestSide = 4_096;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
const textAt = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));

/** Why a file is no picture that can be cropped, by its first bytes; the server checks again. Undefined for a good one. */
export function faultOfPicture(bytes: Uint8Array): string | undefined {
  const isPng = startsWith(bytes, png);
  const isJpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const isWebp = textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';
  if (!isPng && !isJpeg && !isWebp) return '文件内容不是 PNG、JPEG 或 WebP 图片，请换一张。';
  // Before the browser decodes it: a small file may hold a huge picture.
  if (isPng && bytes.length >= 24) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    if (Math.max(view.getUint32(16), view.getUint32(20)) > largestSide) return tooLarge;
  }
  return undefined;
}

export const tooLarge = `图片的宽和高不能超过 ${largestSide} 像素，请换一张。`;
