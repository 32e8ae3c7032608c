import { z } from 'zod';
import { consoleCalls } from './console.ts';
import { type EndpointCheck, type EndpointState, endpointWish } from './endpoints.ts';
import { fid } from './names.ts';
import { asks, changes } from './operator-call.ts';
import { grantee, type RoleLine, roleWish } from './roles.ts';
import { type SchoolState, schoolWish } from './schools.ts';
import { type OperatorToken, tokenName, tokenWish } from './tokens.ts';

export const audiences = ['guest', 'student', 'staff'] as const;
export const homeAreas = ['top', 'left', 'main', 'right', 'bottom'] as const;

/** A module or block of one school. */
export interface ModuleState {
  fid: string;
  sign: string;
  parent: string;
  name: string;
  state: 'on' | 'off' | 'maintenance';
  /** The audience, in the API's capital letters. */
  audience: string[];
  /** Who sees it now: nobody where it or its module is off. Administrators see what is not off. */
  seenBy: string[];
  text: string | null;
}

/** A block on a school's home. */
export interface HomePlace {
  fid: string;
  sign: string;
  name: string;
  area: (typeof homeAreas)[number];
  membersOnly: boolean;
  /** True where the school shows it to nobody, by its own switch or its module's. */
  open: boolean;
  props: Record<string, string | number | boolean>;
}

/** `POST` without a body; the answer is the backup, packed. Only for the role operator. */
export const backupCall = { path: '/ops/backup' };

/** The systems that a school's portal speaks to, secrets masked. */
export interface SchoolPartners {
  fid: string;
  partners: Record<string, Record<string, unknown>>;
}

/** What was tried with one partner of a school, in this order; the last step may have a problem. */
export interface PartnerCheck {
  fid: string;
  partner: string;
  steps: { step: string; ms?: number; problem?: string }[];
}

/** A sign-in, an attempt, or a change of a partner. */
export interface AuditLine {
  /** As the school's clock shows it. */
  time: string;
  event: string;
  account: string;
  method: string | null;
  ip: string | null;
  device: string | null;
  note: string | null;
}

/** A change by an operator, a team or the portal itself. */
export interface OperationLine {
  /** As the school's clock shows it. */
  time: string;
  who: string;
  role: string;
  /** Such as `module.change` or `release.activate`. */
  action: string;
  object: string;
  /** Empty: every school. */
  fid: string;
  before: unknown;
  after: unknown;
}

/** How a log differs: a row `changed`, one is `missing`, or one of the chain's ends was forged: `anchor`, `end`. */
export type LogFault = 'changed' | 'missing' | 'anchor' | 'end';
/** The chain of the log, computed once more. */
export interface LogState {
  ok: boolean;
  rows: number;
  /** The first position that differs. */
  broken: { no: number; id: number | null; what: LogFault; time: string | null; who: string | null; action: string | null } | null;
}

/** What a person reported as wrong in their own data. */
export interface FaultReport {
  fid: string;
  account: string;
  /** The source of the data; empty where it is the portal's own. */
  sourceCode: string;
  name: string;
  text: string;
  /** As the school's clock shows it. */
  time: string;
}

const moduleWish = z.strictObject({
  sign: z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)?$/, 'must be a module such as news or a block such as news.latest'),
  state: z.enum(['on', 'off', 'maintenance']),
  /** `off` closes it for these alone; the other states show it to these alone. */
  audience: z.array(z.enum(audiences)).min(1).optional(),
  text: z.string().trim().min(1).max(200).optional(),
  /** Absent: every school. */
  school: fid.optional(),
});

const blockSign = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z0-9-]+$/, 'must be a block such as news.latest');
const blockWish = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('placed'),
    sign: blockSign,
    area: z.enum(homeAreas).optional(),
    /** Inserts before this one; without it a new block comes last. */
    before: blockSign.optional(),
    membersOnly: z.boolean().optional(),
    settings: z.record(z.string().max(64), z.union([z.string().max(2_000), z.number(), z.boolean()])).optional(),
    /** Absent: every school. */
    school: fid.optional(),
  }),
  z.strictObject({ state: z.literal('removed'), sign: blockSign, school: fid.optional() }),
]);

const partnerWish = z.strictObject({
  school: fid,
  /** The backend defines the partners and their settings. */
  partner: z.string(),
  /** Null removes the partner. */
  settings: z.record(z.string(), z.unknown()).nullable(),
});

/** What operators do beside publishing, below /ops. Reading calls take `school` as their query. */
export const operationCalls = {
  modules: asks<{ modules: ModuleState[] }>('/ops/modules'),
  changeModule: changes<{ modules: ModuleState[] }>()('/ops/modules', moduleWish),
  blocks: asks<{ blocks: HomePlace[] }>('/ops/blocks'),
  changeBlock: changes<{ blocks: HomePlace[] }>()('/ops/blocks', blockWish),
  endpoints: asks<{ endpoints: EndpointState[] }>('/ops/endpoints'),
  /** The answer lists the area's endpoints in this school. */
  changeEndpoint: changes<{ endpoints: EndpointState[] }>()('/ops/endpoints', endpointWish),
  /** Tries each of them as a guest. Query: `school`. */
  checkEndpoints: asks<{ checks: EndpointCheck[] }>('/ops/endpoints/check'),
  partners: asks<{ schools: SchoolPartners[] }>('/ops/partners'),
  /** Tries each partner of the schools, as far as that changes nothing there. Query: `school`. */
  checkPartners: asks<{ checks: PartnerCheck[] }>('/ops/partners/check'),
  changePartner: changes<SchoolPartners>()('/ops/partners', partnerWish),
  /** Query: `school`, `account`, `days`. Newest first. */
  audit: asks<{ lines: AuditLine[] }>('/ops/audit'),
  /** Query: `school`, `days`. Newest first. */
  operations: asks<{ operations: OperationLine[] }>('/ops/operations'),
  verifyLog: asks<LogState>('/ops/operations/verify'),
  /** Query: `school`. */
  roles: asks<{ roles: RoleLine[] }>('/ops/roles'),
  giveRole: changes<{ roles: RoleLine[] }>()('/ops/roles', roleWish),
  takeRole: changes<{ roles: RoleLine[] }>()('/ops/roles/take', grantee),
  schools: asks<{ schools: SchoolState[] }>('/ops/schools'),
  saveSchool: changes<SchoolState>()('/ops/schools', schoolWish),
  tokens: asks<{ tokens: OperatorToken[] }>('/ops/tokens'),
  /** The answer has the only copy of the token. */
  addToken: changes<{ name: string; token: string; expiresTime: string }>()('/ops/tokens', tokenWish),
  revokeToken: changes<{ tokens: OperatorToken[] }>()('/ops/tokens/revoke', z.strictObject({ name: tokenName })),
  /** Query: `school`, `days`. Newest first. */
  faults: asks<{ reports: FaultReport[] }>('/ops/faults'),
  /** Query: `school`, `account`, `type`. By which ways this person wants to be told now; none while it is quiet. */
  noticeWays: asks<{ ways: string[]; quiet: boolean }>('/ops/notice-ways'),
  ...consoleCalls,
};
