import { z } from 'zod';
import { areaId, buildId, fid } from './names.ts';
import { asks, changes } from './operator-call.ts';

/** What runs above every page of a school. */
export interface UrgentLine {
  fid: string;
  id: string;
  text: string;
  /** As the school's clock shows it. */
  until: string;
  sentTime: string;
  by: string;
}

/** A system that personal data comes from. */
export interface SourceLine {
  fid: string;
  code: string;
  name: string;
  offers: string[];
  /** The worst of all nodes: `ok`, `slow`, `open` (the circuit breaker), `paused`, `unknown`. */
  state: string;
  asked: number;
  failed: number;
  lastGood: string | null;
}

/** How people of a school sign in, where they land, and when they are signed out. */
export interface SignInLine {
  fid: string;
  login: 'own' | 'cas' | 'api';
  /** A menu entry; empty: the usual page. */
  landing: string;
  /** What `landing` may be. */
  landings: { id: string; name: string }[];
  /** 0: the portal's default. */
  onlineMinutes: number;
  refreshMinutes: number;
}

/** What happens by itself at its time. */
export interface PlanLine {
  id: string;
  /** Empty: every school. */
  fid: string;
  /** Such as `module.change`. */
  action: string;
  objectName: string;
  due: string;
  until: string | null;
  by: string;
  state: 'waiting' | 'done' | 'missed' | 'cancelled' | 'failed';
  /** Why it was missed or failed. */
  said: string | null;
}

const code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the code of a source');
const minutes = z.int().min(0).max(1_440);

const plannedTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, 'must be a time such as 2026-11-24 09:00');

/** What the console does too, by the same functions. Reading calls take `school` as their query. */
export const consoleCalls = {
  urgent: asks<{ notices: UrgentLine[] }>('/ops/urgent'),
  sendUrgent: changes<{ notices: UrgentLine[] }>()(
    '/ops/urgent',
    z.strictObject({
      school: fid,
      text: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}]*$/u, 'must be one line'),
      /** Ends after so many. */
      minutes: z.int().min(5).max(1_440).default(240),
      /** Takes the place of the one that runs. */
      replace: z.boolean().optional(),
    }),
  ),
  recallUrgent: changes<{ notices: UrgentLine[] }>()('/ops/urgent/recall', z.strictObject({ school: fid })),
  sources: asks<{ sources: SourceLine[] }>('/ops/sources'),
  changeSource: changes<{ sources: SourceLine[] }>()(
    '/ops/sources',
    z.strictObject({ school: fid, code, act: z.enum(['pause', 'resume', 'retry']) }),
  ),
  signIn: asks<{ schools: SignInLine[] }>('/ops/sign-in'),
  saveSignIn: changes<{ schools: SignInLine[] }>()(
    '/ops/sign-in',
    z.strictObject({
      school: fid,
      login: z.enum(['own', 'cas', 'api']).optional(),
      landing: z.string().max(64).optional(),
      onlineMinutes: minutes.optional(),
      refreshMinutes: minutes.optional(),
      reason: z.string().trim().max(200).optional(),
    }),
  ),
  plans: asks<{ plans: PlanLine[] }>('/ops/plans'),
  changePlan: changes<{ plans: PlanLine[] }>()(
    '/ops/plans',
    z.strictObject({
      id: z.string().regex(/^\d{1,9}$/, 'must be the number of a plan'),
      /** Absent: it is cancelled. */
      due: plannedTime.optional(),
    }),
  ),
  planRelease: changes<{ plans: PlanLine[] }>()(
    '/ops/plans/release',
    z.strictObject({
      area: areaId,
      /** Absent: what is active is taken back. */
      buildId: buildId.optional(),
      school: fid.optional(),
      share: z.int().min(1).max(99).optional(),
      due: plannedTime,
      reason: z.string().trim().max(200).optional(),
    }),
  ),
  planModule: changes<{ plans: PlanLine[] }>()(
    '/ops/plans/module',
    z.strictObject({
      school: fid,
      sign: z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)?$/, 'must be a module such as news or a block such as news.latest'),
      state: z.enum(['on', 'off', 'maintenance']),
      text: z.string().trim().min(1).max(200).optional(),
      due: plannedTime,
      /** Then it is again as it was. */
      until: plannedTime.optional(),
    }),
  ),
};
