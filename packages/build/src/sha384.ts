import { createHash } from 'node:crypto';

/** How a browser checks a file: `sha384-…`. */
export const sha384 = (content: string | Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
