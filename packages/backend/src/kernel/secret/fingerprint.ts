import { createHash } from 'node:crypto';

/** The stored form of a secret that will be presented again. */
export const fingerprint = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Twelve characters that tell whether two nodes have the same secret. */
export const shortFingerprint = (...parts: string[]): string => fingerprint('compare', ...parts).slice(0, 12);
