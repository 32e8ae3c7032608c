/** The names under which a machine may have the song that the slices are cut from. */
const ownSong = ['Noto Serif SC Bold', 'NotoSerifSC-Bold', 'NotoSerifCJKsc-Bold', 'Source Han Serif SC Bold'];

/**
 * Adds the song slices once the first page is live; until then titles stand in the system's own song. Rules for fonts
 * lay out the whole page anew, so a machine that has this song, which --font-song finds by its name, is spared them.
 */
export async function loadFonts(): Promise<void> {
  try {
    await new FontFace('song', ownSong.map((name) => `local("${name}")`).join()).load();
  } catch {
    await import(/* webpackChunkName: "fonts" */ '@portico/ui/fonts.css').catch(() => undefined);
  }
}
