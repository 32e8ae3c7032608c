/** Pages on which a hidden click would cost most: no site at all may frame them, our own neither. */
const neverFramed = /^\/(login|(mobile\/)?personal-center)(\/|$)/;

/** What a page may load: its own origin only, and the school's robot; inline only the very texts that were written into it. */
export function contentSecurityPolicy({
  path,
  robot,
  scripts,
  styles,
}: {
  path: string;
  /** The host of another robot than ours. */
  robot: string | undefined;
  /** Sources of what stands in the page itself, `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  const also = robot ? ` ${robot}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}${also}`,
    `style-src-elem 'self' ${styles.join(' ')}`,
    // React and the component sets set widths and colours as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    'frame-src https: http:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${neverFramed.test(path) ? "'none'" : "'self'"}`,
  ].join('; ');
}
