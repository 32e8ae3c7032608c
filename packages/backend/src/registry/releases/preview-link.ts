import { z } from 'zod';
import type { DocumentKey } from './document-key.ts';

const said = z.object({ name: z.string(), until: z.number() });

/** What a link to a preview carries: its name and its end, signed by the registry. */
export function previewToken(key: DocumentKey, { name, until }: { name: string; until: Date }): string {
  const body = Buffer.from(JSON.stringify({ name, until: until.getTime() })).toString('base64url');
  return `${body}.${key.sign(purpose + body)}`;
}

/** The preview that a token lets into. Undefined: it was never given out, was changed, or has ended. */
export function readPreviewToken(key: DocumentKey, token: string, now: Date): { name: string; secondsLeft: number } | undefined {
  const [, body = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{80,100})$/.exec(token) ?? [];
  if (!body || !key.verifies(purpose + body, signature)) return undefined;
  const { name, until } = said.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const secondsLeft = Math.floor((until - now.getTime()) / 1_000);
  return secondsLeft > 0 ? { name, secondsLeft } : undefined;
}

/** A signature made for one thing must not pass for another. */
const purpose = 'portico preview ';
