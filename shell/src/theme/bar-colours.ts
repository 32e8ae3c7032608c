import type { CSSProperties } from 'react';

const hexColour = /^#[0-9a-f]{6}$/i;
const ink = '#1a1d21';
const white = '#ffffff';

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A school's own colours for a bar, as variables with fallbacks in the bar's stylesheet. Unreadable text (contrast
 * under 4.5) becomes white or ink, whichever reads better; invalid colours are omitted.
 */
export function barColours(ground?: string, text?: string, selected?: string): CSSProperties | undefined {
  if (!ground || !hexColour.test(ground)) return undefined;
  const readable = (colour: string | undefined) =>
    colour && hexColour.test(colour) && contrast(colour, ground) >= 4.5
      ? colour
      : contrast(white, ground) >= contrast(ink, ground)
        ? white
        : ink;
  return {
    '--bar-ground': ground,
    '--bar-text': readable(text),
    ...(selected ? { '--bar-selected': readable(selected) } : {}),
  } as CSSProperties;
}
