/** The installed names of the serif font that the slices are cut from. */
const ownSong = ['Noto Serif SC Bold', 'NotoSerifSC-Bold', 'NotoSerifCJKsc-Bold', 'Source Han Serif SC Bold'];

/**
 * Adds the serif font slices after hydration; until then titles use a system font. Font-face rules trigger a full
 * layout, so they are skipped when --font-serif finds the font installed.
 */
export async function loadFonts(): Promise<void> {
  try {
    await new FontFace('song', ownSong.map((name) => `local("${name}")`).join()).load();
  } catch {
    await import(/* webpackChunkName: "fonts" */ '@portico/ui/fonts.css').catch(() => undefined);
  }
}
