import { createHash } from 'node:crypto';

/** The stored form of a secret that will be presented again. */
export const fingerprint = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');
