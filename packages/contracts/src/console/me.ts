import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, id, nothing } from '../shapes.ts';
import { consoleRole } from './act.ts';

const grant = z.object({
  id,
  role: consoleRole,
  /** Empty: every school. */
  fid: z.string(),
  departments: z.array(z.string()),
  mayReview: z.boolean(),
  until: dateTime.optional(),
});

const consolePage = z
  .string()
  .max(200)
  .regex(/^\/console(\/[\w-]+)*(\?[\w=&%.-]*)?$/);
/** The same, or one of the phone. */
const anyConsolePage = z
  .string()
  .max(200)
  .regex(/^(\/mobile)?\/console(\/[\w-]+)*(\?[\w=&%.-]*)?$/);

/** `read`, `change`, or `confirm`: change after a confirmation of the last 10 minutes. */
const right = z.enum(['read', 'change', 'confirm']);

export const meContract = contract({
  me: {
    method: 'GET',
    path: '/pedestal/console/me',
    summary: 'The person’s grants, the schools that they reach, and what they may do in each.',
    who: 'member',
    input: nothing,
    output: z.object({
      grants: z.array(grant),
      /** `rights` by capability, such as `modules.change`; what is absent is not allowed. */
      schools: z.array(z.object({ fid: id, unitName: z.string(), host: z.string(), rights: z.record(z.string(), right) })),
      /** People who can give the roles that are missing. */
      admins: z.array(z.string()),
      confirmedUntil: dateTime.optional(),
      /** How this person can confirm: the password here, or a partner of the school that is told to ask for it. */
      confirmWays: z.array(z.enum(['password', 'cas', 'oidc'])),
      /** Without a password here and without such a partner: a sign-in of the last 10 minutes. */
      confirmBy: z.enum(['password', 'sign-in']),
      /** The server’s clock: what is left of a time does not depend on the device’s. */
      time: dateTime,
    }),
  },
  confirm: {
    method: 'POST',
    path: '/pedestal/console/confirm',
    summary:
      'Proves that the person is there, for 10 minutes of this session: with the password, or at a partner (`goTo`), which leads back signed in.',
    who: 'member',
    input: z.union([z.object({ password: z.string().min(1).max(200) }), z.object({ method: z.enum(['cas', 'oidc']), to: anyConsolePage })]),
    output: z.union([z.object({ confirmedUntil: dateTime }), z.object({ goTo: z.string() })]),
  },
  sendLink: {
    method: 'POST',
    path: '/pedestal/console/link',
    summary: 'Sends a page of the console to oneself as a notice, to be opened on a computer; sent again it replaces the earlier one.',
    who: 'member',
    input: z.object({
      /** A page of the console, such as `/console/releases?school=10001`. */
      to: consolePage,
      /** What the page is called, such as 版本. */
      name: z.string().trim().min(1).max(40),
    }),
    output: z.object({ sentTime: dateTime }),
  },
});

export type ConsoleMe = z.output<(typeof meContract)['me']['output']>;
export type ConsoleRight = z.output<typeof right>;
