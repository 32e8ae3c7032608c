/** Acts of the console that ask for it are open for this long in ms after the person proved to be there. */
export const confirmedForMs = 600_000;
