import { z } from 'zod';

export const schoolLogins = ['own', 'cas', 'api'] as const;

/** A school's settings. */
export interface SchoolState {
  fid: string;
  name: string;
  /** The first one is used in addresses that the portal builds. */
  hosts: string[];
  /** `#rrggbb` */
  colour: string;
  /** The address of its picture; empty: none. */
  logo: string;
  template: 1 | 2 | 3;
  /** Where a guest signs in: the portal's own page, the CAS server, or a system that uses API login. */
  login: (typeof schoolLogins)[number];
  /** Whether the user agreement and the privacy policy are its own texts. */
  terms: 'own' | 'standard';
  privacy: 'own' | 'standard';
  /** Lines of the footer. */
  organizer: string;
  icp: string;
  police: string;
  contact: string[];
}

const line = z.string().trim().max(100);
/** Text with HTML; empty: the standard text. */
const ownTerms = z.string().max(200_000).optional();
export const schoolWish = z.strictObject({
  fid: z.string().regex(/^\d{1,12}$/, 'must be a number of up to 12 digits'),
  /** A new school, which needs name and hosts; else the others change. */
  add: z.boolean().optional(),
  name: z.string().trim().min(1).max(60).optional(),
  hosts: z
    .array(z.string().regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i, 'must be a host name without port'))
    .min(1)
    .max(10)
    .optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0f7b6c')
    .optional(),
  /** A picture in base64; empty: none. */
  logo: z.union([z.literal(''), z.base64().max(700_000, 'must be at most 512 kB')]).optional(),
  template: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  login: z.enum(schoolLogins).optional(),
  terms: ownTerms,
  privacy: ownTerms,
  organizer: line.optional(),
  icp: line.optional(),
  police: line.optional(),
  contact: z.array(line).max(4).optional(),
});
