const key = 'portico.sign-in-failure';
let held: string | undefined;

/** Keeps the sentence that says why a sign-in failed for the login page, across the school's own log-out. Never in an address, where anybody could write it. */
export function noteFailure(sentence: string): void {
  held = sentence;
  try {
    sessionStorage.setItem(key, sentence);
  } catch {
    // Without storage the sentence lasts as long as the page.
  }
}

/** The sentence, once. */
export function takeFailure(): string | undefined {
  let kept = held;
  held = undefined;
  try {
    kept ??= sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
  return kept;
}
