import { z } from 'zod';
import { fid } from './names.ts';

/** People's roles; tokens have roles of their own. */
export const grantRoles = ['operator', 'admin', 'editor', 'auditor'] as const;

/** A person's role in the administration of a school. */
export interface RoleLine {
  role: (typeof grantRoles)[number];
  /** Empty: every school. */
  fid: string;
  account: string;
  /** The school of the account. */
  school: string;
  name: string;
  departments: string[];
  mayReview: boolean;
  /** The last day; null: no end. */
  until: string | null;
  by: string;
  reason: string;
}

export const grantee = z.strictObject({ role: z.enum(grantRoles), account: z.string().min(1).max(64), school: fid });
export const roleWish = grantee.extend({
  departments: z.array(z.string().min(1).max(64)).max(50).optional(),
  mayReview: z.boolean().optional(),
  /** The last day, `YYYY-MM-DD`. */
  until: z.iso.date().optional(),
  reason: z.string().trim().max(200).optional(),
});
