import { z } from 'zod';

/** `operator` may do everything, `publisher` publishes and activates, `auditor` reads. */
export const tokenRoles = ['operator', 'publisher', 'auditor'] as const;

/** A named token of an operator. */
export interface OperatorToken {
  name: string;
  role: (typeof tokenRoles)[number];
  state: 'valid' | 'expired' | 'revoked';
  createdBy: string;
  /** Times as the school's clock shows them. */
  createdTime: string;
  expiresTime: string;
  lastUsedTime: string | null;
}

export const tokenName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens');
export const tokenWish = z.strictObject({ name: tokenName, role: z.enum(tokenRoles), days: z.int().min(1).max(400) });
