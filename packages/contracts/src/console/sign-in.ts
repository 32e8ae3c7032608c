import { z } from 'zod';
import { contract } from '../call.ts';
import { id, wholeNumber } from '../shapes.ts';
import { checkOnly, effects, madeAct, ofSchool, reason } from './act.ts';

const settings = {
  /** Where a guest signs in: the portal's own page, the CAS server, or a system that uses API login. */
  login: z.enum(['own', 'cas', 'api']),
  /** The menu entry after a sign-in; empty: the usual one. */
  landing: z.string().max(64),
  /** Minutes without a call after which a session ends; 0: the portal's default. */
  onlineMinutes: wholeNumber(0, 1_440),
  /** Minutes after which an unused page asks the person; 0: the portal's default. */
  refreshMinutes: wholeNumber(0, 1_440),
};
const shown = z.object({
  ...settings,
  onlineMinutes: z.number().int(),
  refreshMinutes: z.number().int(),
  /** What `landing` may be. */
  landings: z.array(z.object({ id, name: z.string() })),
  version: z.string(),
});

export const signInSettingsContract = contract({
  read: {
    method: 'GET',
    path: '/pedestal/console/sign-in/read',
    summary: 'How people of a school sign in, where they land and when they are signed out.',
    who: 'member',
    input: z.object(ofSchool),
    output: shown,
  },
  save: {
    method: 'POST',
    path: '/pedestal/console/sign-in/save',
    summary: 'Changes them; a way by which no administrator comes in is refused.',
    who: 'member',
    input: z.object({ ...ofSchool, ...settings, version: z.string().max(64), reason, checkOnly }),
    output: z.object({ settings: shown, effects, act: madeAct }),
  },
});

export type SignInSettings = z.output<typeof shown>;
