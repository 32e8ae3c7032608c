/** The design width of the mobile frame's rem: 100 px at 375. */
const mobileWidth = 375;

/** Desktop zoom: 1 above 1536 px, else 0.7 × max(width, 1280) / 1200. */
export function pageZoom(width: number): number {
  return width > 1536 ? 1 : (0.7 * Math.max(width, 1280)) / 1200;
}

/** Mobile root font size in px. */
export function rootFontSize(width: number): number {
  return (width / mobileWidth) * 100;
}
