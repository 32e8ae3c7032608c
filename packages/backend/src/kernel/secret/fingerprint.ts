import { createHash } from 'node:crypto';

/** What is kept of a secret that somebody will show again. */
export const fingerprint = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');
