import { tokenHolder } from './token.ts';

/**
 * A page from the back-forward cache heard nothing of a sign-out or sign-in meanwhile: if it belongs to somebody else
 * than the token, it is hidden at once and loaded again.
 */
export function watchReturn(reload: () => void): void {
  const holder = tokenHolder();
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || tokenHolder() === holder) return;
    document.documentElement.style.visibility = 'hidden';
    reload();
  });
}
