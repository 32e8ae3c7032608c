import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fingerprint } from '../secret/fingerprint.ts';
import { isSameToken } from './file-token.ts';
import type { Operator } from './operator.ts';
import { operatorToken } from './schema.ts';

/** What a request's token says of its sender. */
export type Identified = { operator: Operator } | { problem: string };

/** Tells operators by their tokens. */
export interface Operators {
  /** Reads a header `Authorization`, and the name that a person's tool claims for the shared first token. */
  identify(authorization: string | undefined, claimed?: string): Promise<Identified>;
}

/** How often at most the last use of a token is written, in ms. */
const usedEvery = 60_000;
const missing = 'The operator’s token is missing or wrong. Set PORTICO_TOKEN, or PORTICO_DATA to the data directory.';
const shape = /^portico_([a-z0-9][a-z0-9-]{0,39})_([\w-]{43})$/;

/** The stored form of a named token. */
export const tokenHash = (token: string): string => fingerprint('operator token', token);

/** Accepts nobody. */
export const noOperators: Operators = { identify: async () => ({ problem: missing }) };

export function createOperators({
  database,
  now,
  first,
}: {
  database: Database;
  now: () => Date /** The token of the file. */;
  first: string;
}): Operators {
  return {
    async identify(authorization, claimed) {
      const sent = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (sent === undefined) return { problem: missing };
      if (isSameToken(sent, first)) return { operator: { name: claimedName(claimed), role: 'operator' } };
      const [, name] = shape.exec(sent) ?? [];
      if (name === undefined) return { problem: missing };
      const [row] = await database.select().from(operatorToken).where(eq(operatorToken.name, name));
      if (!row || !isSameToken(tokenHash(sent), row.tokenHash)) return { problem: missing };
      if (row.revokedTime) return { problem: `The token ${name} was revoked. An operator adds another one with portico tokens add.` };
      if (row.expiresTime <= now())
        return {
          problem: `The token ${name} expired on ${row.expiresTime.toISOString().slice(0, 10)}. An operator adds another one with portico tokens add.`,
        };
      const before = new Date(now().getTime() - usedEvery);
      await database
        .update(operatorToken)
        .set({ lastUsedTime: now() })
        .where(and(eq(operatorToken.name, name), or(isNull(operatorToken.lastUsedTime), lt(operatorToken.lastUsedTime, before))));
      return { operator: { name, role: row.role } };
    },
  };
}

/** All who have the file share its token; the person's name is their tool's claim. */
function claimedName(claimed: string | undefined): string {
  const said = /^[\w.@ -]{1,60}$/.exec(claimed ?? '')?.[0];
  return said ? `operator ${said}` : 'operator';
}
