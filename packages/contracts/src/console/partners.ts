import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, id } from '../shapes.ts';
import { checkOnly, effects, madeAct, ofSchool, reason } from './act.ts';

const partner = z.enum(['cas', 'oidc', 'wechat', 'sms', 'mail', 'apiLogin', 'model']);
const settings = z.record(
  z.string().max(64),
  z.union([z.string().max(2_000), z.number(), z.boolean(), z.array(z.string().max(100)).max(50)]),
);
const field = z.object({
  name: z.string(),
  /** Absent for a secret, and where nothing is set. */
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
  secret: z.boolean(),
  /** A secret: whether one is saved, since when and by whom. */
  set: z.boolean(),
  setTime: dateTime.optional(),
  setBy: z.string().optional(),
  optional: z.boolean(),
});
const item = z.object({
  partner: z.union([partner, z.literal('password')]),
  /** `own`: the school's; `platform`: inherited from the platform; `none`: not configured. */
  from: z.enum(['own', 'platform', 'none']),
  fields: z.array(field),
  version: z.string(),
  /** Sign-ins of the last 7 days, and refused attempts; null where it is no way to sign in. */
  signIns: z.number().int().nullable(),
  failures: z.number().int().nullable(),
  lastSuccess: dateTime.optional(),
  /** The portal's own hourly look with the saved settings; `since` when it fails, and what failed there. */
  look: z.object({ time: dateTime, since: dateTime.optional(), step: z.string().optional(), said: z.string().optional() }).optional(),
});
/** One step of a trial, in order; the last one may have failed. */
const step = z.object({ name: z.string(), ok: z.boolean(), ms: z.number().int(), said: z.string().optional() });

export const partnersContract = contract({
  list: {
    method: 'GET',
    path: '/pedestal/console/partners/list',
    summary: 'The ways to sign in and the other systems of a school, without secrets.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({ fid: id, partners: z.array(item) }),
  },
  save: {
    method: 'POST',
    path: '/pedestal/console/partners/save',
    summary: 'Saves the settings of a partner; null uses the platform’s again. A secret that is not sent stays.',
    who: 'member',
    input: z.object({ ...ofSchool, partner, version: z.string().max(64), settings: settings.nullable(), reason, checkOnly }),
    output: z.object({ partner: item, effects, act: madeAct }),
  },
  newKey: {
    method: 'POST',
    path: '/pedestal/console/partners/newKey',
    summary: 'Makes a key for API login and shows it once; the one before stays valid for 24 hours.',
    who: 'member',
    input: z.object({ ...ofSchool, version: z.string().max(64), reason, checkOnly }),
    /** `key` is absent for `checkOnly`. */
    output: z.object({ key: z.string().optional(), partner: item, effects, act: madeAct }),
  },
  test: {
    method: 'POST',
    path: '/pedestal/console/partners/test',
    summary: 'Tries typed or saved settings step by step; nothing is saved and nobody is written to.',
    who: 'member',
    input: z.object({ ...ofSchool, partner, settings: settings.optional() }),
    output: z.object({ ok: z.boolean(), steps: z.array(step) }),
  },
});

export type ConsolePartner = z.output<typeof item>;
export type PartnerField = z.output<typeof field>;
export type PartnerStep = z.output<typeof step>;
export type PartnerSettings = z.output<typeof settings>;
