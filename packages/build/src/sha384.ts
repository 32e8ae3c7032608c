import { createHash } from 'node:crypto';

/** The integrity value that a browser checks: `sha384-…`. */
export const sha384 = (content: string | Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
