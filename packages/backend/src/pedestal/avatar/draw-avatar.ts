import { invalid } from '../../kernel/api/refusal.ts';
import { largestSide, pictureSeconds, safeSharp } from '../../kernel/content/safe-sharp.ts';

export const avatarSizes = [256, 64] as const;

/** The format by the first bytes, whatever name and type the browser gave. */
function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

/**
 * Decodes a picture and draws it again, square, in both sizes: this removes metadata (place, camera) and appended
 * scripts, and keeps only the first frame of an animation. Throws a Refusal for everything else.
 */
export async function drawAvatar(bytes: Uint8Array): Promise<{ size: number; content: Uint8Array }[]> {
  const format = formatOf(bytes);
  if (!format) throw invalid('请上传 PNG、JPEG 或 WebP 格式的图片');
  const options = { limitInputPixels: largestSide * largestSide, pages: 1, failOn: 'error' as const, sequentialRead: true };
  try {
    const { width, height, format: found } = await safeSharp(bytes, options).metadata();
    if (found !== format) throw invalid('图片已损坏，请换一张');
    if (width > largestSide || height > largestSide) throw invalid('图片的宽和高不能超过 4096 像素');
    return await Promise.all(
      avatarSizes.map(async (size) => ({
        size,
        content: await safeSharp(bytes, options)
          .autoOrient()
          .resize(size, size, { fit: 'cover' })
          .webp({ quality: 82 })
          .timeout({ seconds: pictureSeconds })
          .toBuffer(),
      })),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal') throw error;
    throw invalid('图片无法识别，请换一张（宽和高不超过 4096 像素）');
  }
}
