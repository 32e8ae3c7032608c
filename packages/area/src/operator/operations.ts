import { z } from 'zod';
import { areaId, fid } from './names.ts';
import { asks, changes } from './operator-call.ts';

export const audiences = ['guest', 'student', 'staff'] as const;
/** `operator` may do everything, `publisher` publishes and activates, `auditor` reads. */
export const tokenRoles = ['operator', 'publisher', 'auditor'] as const;
/** People's roles; tokens have roles of their own. */
export const grantRoles = ['operator', 'admin', 'editor', 'auditor'] as const;
export const schoolLogins = ['own', 'cas', 'api'] as const;
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

export interface ImportReport {
  /** Row counts by list; nothing was written if any row was refused. */
  taken: Record<string, { added: number; changed: number; unchanged: number }>;
  /** The first rows that replace existing ones, named by what they replace. */
  changed: { list: string; row: number; code: string; replaces: string; fields: { field: string; old: string; new: string }[] }[];
  /** The first refused rows. */
  refused: { list: string; row: number; code: string; reasons: string[] }[];
  refusedCount: number;
}
/** A line of an import's answer. The last one is a report or an error. */
export type ImportLine =
  | { progress: { phase: 'checked' | 'written'; list: string; rows: number; of: number } }
  | { report: ImportReport }
  | { error: string; reasons: string[] };

/** `POST` with the file as the body and this query; the answer has one JSON line for each step. */
export const importCall = {
  path: '/ops/import',
  query: z.object({ name: z.string().min(1).max(200), school: fid.optional(), check: z.enum(['0', '1']).optional() }),
};

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
  steps: { step: string; problem?: string }[];
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

/** A part of an area's own service in one school. */
export interface EndpointState {
  fid: string;
  area: string;
  name: string;
  /** Null: not bound. */
  url: string | null;
  /** Empty: no build that is active in this school declares it. */
  methods: string[];
  /** Null: the default. */
  timeoutMs: number | null;
}

/** What was tried with one endpoint, in this order; the last step may have a problem. */
export interface EndpointCheck {
  fid: string;
  area: string;
  name: string;
  steps: { step: string; problem?: string }[];
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

const grantee = z.strictObject({ role: z.enum(grantRoles), account: z.string().min(1).max(64), school: fid });
const roleWish = grantee.extend({
  departments: z.array(z.string().min(1).max(64)).max(50).optional(),
  mayReview: z.boolean().optional(),
  /** The last day, `YYYY-MM-DD`. */
  until: z.iso.date().optional(),
  reason: z.string().trim().max(200).optional(),
});

const line = z.string().trim().max(100);
/** Text with HTML; empty: the standard text. */
const ownTerms = z.string().max(200_000).optional();
const schoolWish = z.strictObject({
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

const endpointName = { area: areaId.max(60), name: areaId.max(40), school: fid };
const endpointWish = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('bound'),
    ...endpointName,
    url: z
      .string()
      .max(500)
      .regex(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/, 'must be an address that starts with http:// or https://, without query'),
  }),
  z.strictObject({ state: z.literal('unbound'), ...endpointName }),
]);

const tokenName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens');
const tokenWish = z.strictObject({ name: tokenName, role: z.enum(tokenRoles), days: z.int().min(1).max(400) });

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
};
