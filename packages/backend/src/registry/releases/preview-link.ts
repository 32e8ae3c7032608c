import { z } from 'zod';
import type { DocumentKey } from './document-key.ts';

const said = z.object({ name: z.string(), until: z.number() });

/** The content of a preview link: its name and expiry, signed by the registry. */
export function previewToken(key: DocumentKey, { name, until }: { name: string; until: Date }): string {
  const body = Buffer.from(JSON.stringify({ name, until: until.getTime() })).toString('base64url');
  return `${body}.${key.sign(purpose + body)}`;
}

/** The preview of a token. Undefined if it was never issued, was changed, or has expired. */
export function readPreviewToken(key: DocumentKey, token: string, now: Date): { name: string; secondsLeft: number } | undefined {
  const [, body = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{80,100})$/.exec(token) ?? [];
  if (!body || !key.verifies(purpose + body, signature)) return undefined;
  const { name, until } = said.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const secondsLeft = Math.floor((until - now.getTime()) / 1_000);
  return secondsLeft > 0 ? { name, secondsLeft } : undefined;
}

/** A signature for one purpose must not be valid for another. */
const purpose = 'portico preview ';
