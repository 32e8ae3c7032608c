/** Adds the song slices once the first page is live; until then titles stand in the system's own song. */
export function loadFonts(): void {
  import(/* webpackChunkName: "fonts" */ '@portico/ui/fonts.css').catch(() => undefined);
}
