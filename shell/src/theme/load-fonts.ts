/** The names under which a machine may have the serif font that the slices are cut from. */
const ownSong = ['Noto Serif SC Bold', 'NotoSerifSC-Bold', 'NotoSerifCJKsc-Bold', 'Source Han Serif SC Bold'];

/**
 * Adds the serif font slices once the first page is live; until then titles stand in the system's own song. Rules for fonts
 * lay out the whole page again, so a machine that has this song, which --font-serif finds by its name, is spared them.
 */
export async function loadFonts(): Promise<void> {
  try {
    await new FontFace('song', ownSong.map((name) => `local("${name}")`).join()).load();
  } catch {
    await import(/* webpackChunkName: "fonts" */ '@portico/ui/fonts.css').catch(() => undefined);
  }
}
