/** Pages on which clickjacking does most harm: no site may frame them, not even ours. */
const neverFramed = /^\/(login|(mobile\/)?(personal-center|console))(\/|$)/;

/**
 * The sources that a page may load: its own origin, and the school's robot; inline only the exact texts that were
 * written into it.
 */
export function contentSecurityPolicy({
  path,
  robot,
  scripts,
  styles,
}: {
  path: string;
  /** The host of a robot other than ours. */
  robot: string | undefined;
  /** Sources of inline texts, `'sha256-…'`. */
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
    // The shell's first script creates it; no other may.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${neverFramed.test(path) ? "'none'" : "'self'"}`,
  ].join('; ');
}
