/**
 * The paths to which a partner or another device returns a sign-in. Their addresses contain a secret, such as a ticket
 * or a code.
 */
export const signInCallbackPaths = ['/cas-login', '/auth-login', '/mobile-login', '/qr-code-login', '/wechat-login', '/api-login'] as const;

/** The texts that a person agrees to before signing in. */
export const termsPaths = ['/user-agreement', '/privacy-policy'] as const;

/** Pages of the shell that are the same at every width, and to which no sign-in returns. */
export const plainPaths = ['/login', '/logout', '/error', ...termsPaths, ...signInCallbackPaths] as const;

/** Pages of the shell that show the menu entry named in their query: in a frame, or behind an interstitial. */
export const entryPaths = ['/iframe', '/outside-chain'] as const;

/** The addresses of the shell's own pages. No area can use them. */
export const shellPaths = [...plainPaths, ...entryPaths, '/mobile/no-permission'] as const;
export type ShellPath = (typeof shellPaths)[number];

/** A path as lists write it: without a trailing slash. */
export const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** Whether a pathname is one of these paths, with or without a trailing slash. */
export const isPathOf = (paths: readonly string[], pathname: string): boolean => paths.includes(withoutSlash(pathname));

/** The page of a menu entry that leads out of the portal. */
export const entryAddress = (entry: { isFrame?: 0 | 1; pageNavigationId: string }): string =>
  `${entryPaths[entry.isFrame ? 0 : 1]}?pageNavigationId=${encodeURIComponent(entry.pageNavigationId)}`;
