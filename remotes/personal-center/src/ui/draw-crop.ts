import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** The largest square in the middle. */
export function firstCrop({ width, height }: { width: number; height: number }): PercentCrop {
  const share = width <= height ? { unit: '%' as const, width: 100 } : { unit: '%' as const, height: 100 };
  return centerCrop(makeAspectCrop(share, 1, width, height), width, height);
}

/** Draws the chosen part onto a square canvas: nothing of the file itself is left in it. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, width, height }: PercentCrop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [left, top] = [(x / 100) * picture.width, (y / 100) * picture.height];
  const [wide, tall] = [(width / 100) * picture.width, (height / 100) * picture.height];
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, wide, tall, 0, 0, canvas.width, canvas.height);
}
