import type { AppContext } from '../api/request-facts.ts';

/** Answers with a WebP picture whose name changes with its content; 404 where there is none. */
export function answerPicture(context: AppContext, content: Uint8Array | undefined): Response {
  if (!content) return context.text('图片不存在', 404, { 'cache-control': 'no-store' });
  return context.body(Uint8Array.from(content), 200, {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
}
