import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, uploadedFile, wholeNumber } from '../shapes.ts';
import { checkOnly, effects, madeAct, ofSchool, plan, plannedTime, reason } from './act.ts';

const areaId = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
const buildId = z.string().regex(/^[0-9a-f]{12}$/);
const previewName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '用小写字母、数字和连字符，最多 40 个');
const share = z.int().min(1, '在 1 到 99 之间').max(99, '在 1 到 99 之间');
const vitals = z.record(z.string(), z.object({ p75: z.number(), count: z.number().int() }));

/** Who gets which build: everyone, a share, a school or a preview. */
const place = z.object({
  kind: z.enum(['everyone', 'share', 'school', 'preview']),
  school: z.string().optional(),
  share: z.number().int().optional(),
  preview: z.string().optional(),
  previewLink: z.string().optional(),
  buildId,
  since: dateTime,
  until: dateTime.optional(),
  by: z.string(),
  revision: z.number().int(),
  tabs: z.number().int(),
  seen: z.number().int(),
  failed: z.number().int(),
  vitals,
  /** Where taking it back leads; null: this place follows the next wider one again; absent: it cannot be taken back. */
  backTo: buildId.nullable().optional(),
});
/** `share` null: the build had been active for everyone. */
const halt = z.object({ buildId: buildId.nullable(), share: z.number().int().nullable(), reason: z.string(), time: dateTime });
const listed = z.object({
  area: areaId,
  title: z.string(),
  everyone: buildId.nullable(),
  /** Since when everyone has it. */
  since: dateTime.optional(),
  share: z.object({ buildId, percent: z.number().int() }).optional(),
  halted: halt.optional(),
});
const build = z.object({
  buildId,
  publishTime: dateTime,
  /** The key that signed it, and who sent it. */
  keyId: z.string(),
  by: z.string(),
  /** kB of all files; the difference to the build before, where there is one. */
  size: z.number().int(),
  change: z.number().int().nullable(),
  contract: z.string(),
  development: z.boolean(),
  /** Why it is kept, such as 所有人. */
  kept: z.array(z.string()),
});
const step = z.object({
  time: dateTime,
  who: z.string(),
  action: z.enum(['publish', 'activate', 'rollback', 'halt', 'collect']),
  buildId: z.string().nullable(),
  school: z.string().nullable(),
  share: z.number().int().nullable(),
  preview: z.string().nullable(),
  reason: z.string().nullable(),
  revision: z.number().int(),
});
const audienceOf = {
  area: areaId,
  school: z.string().optional(),
  share: share.optional(),
  preview: previewName.optional(),
  ifRevision: wholeNumber(0, 999_999_999),
  /** Happens by itself then; absent: now. Not for a preview. */
  due: plannedTime.optional(),
  reason,
  checkOnly,
};
const changed = z.object({
  revision: z.number().int(),
  /** Null: this place follows the next wider one again. */
  buildId: buildId.nullable(),
  effects,
  previewLink: z.string().optional(),
  act: madeAct,
});

export const releasesContract = contract({
  areas: {
    method: 'GET',
    path: '/pedestal/console/releases/areas',
    summary: 'Every area with the build of everyone, its share, and what the portal ended.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({ revision: z.number().int(), areas: z.array(listed) }),
  },
  read: {
    method: 'GET',
    path: '/pedestal/console/releases/read',
    summary: 'Who gets which build of an area, its builds and its history.',
    who: 'member',
    input: z.object({ ...ofSchool, area: areaId }),
    output: z.object({
      revision: z.number().int(),
      area: areaId,
      title: z.string(),
      places: z.array(place),
      halted: halt.optional(),
      builds: z.array(build),
      steps: z.array(step),
      /** What will happen by itself, the next first, and what was missed. */
      plans: z.array(plan),
    }),
  },
  compare: {
    method: 'GET',
    path: '/pedestal/console/releases/compare',
    summary: 'The files, pages and blocks in which two builds differ.',
    who: 'member',
    input: z.object({ ...ofSchool, area: areaId, build: buildId, before: buildId }),
    output: z.object({
      files: z.array(z.object({ path: z.string(), change: z.enum(['added', 'changed', 'removed']) })),
      pages: z.array(z.object({ path: z.string(), change: z.enum(['added', 'changed', 'removed']) })),
      blocks: z.array(z.object({ path: z.string(), change: z.enum(['added', 'changed', 'removed']) })),
    }),
  },
  health: {
    method: 'GET',
    path: '/pedestal/console/releases/health',
    summary: 'A build beside another over the same hours.',
    who: 'member',
    input: z.object({ ...ofSchool, area: areaId, build: buildId, before: buildId.optional(), hours: wholeNumber(1, 192).default(24) }),
    output: z.object({
      /** False below 20 tabs of either build: 样本不足，暂不比较. */
      enough: z.boolean(),
      /** Tabs that started and tabs that failed, by five minutes; only times with tabs. */
      ticks: z.array(z.object({ time: dateTime, buildId, tabs: z.number().int(), failed: z.number().int() })),
      vitals: z.record(z.string(), vitals),
      looks: z.array(
        z.object({
          time: dateTime,
          tabs: z.number().int(),
          failed: z.number().int(),
          tabsBefore: z.number().int(),
          failedBefore: z.number().int(),
          p: z.number(),
          allowed: z.number(),
          worse: z.boolean(),
        }),
      ),
      /** activations and rollbacks in these hours. */
      moments: z.array(z.object({ time: dateTime, action: z.string(), buildId: z.string().nullable() })),
    }),
  },
  activate: {
    method: 'POST',
    path: '/pedestal/console/releases/activate',
    summary: 'Makes a build active for a preview, a school, a share or everyone, now or at a planned time.',
    who: 'member',
    input: z.object({ ...audienceOf, buildId }),
    output: changed,
  },
  rollback: {
    method: 'POST',
    path: '/pedestal/console/releases/rollback',
    summary: 'Takes back what is active for a school, a share or everyone, now or at a planned time.',
    who: 'member',
    input: z.object(audienceOf),
    output: changed,
  },
  endPreview: {
    method: 'POST',
    path: '/pedestal/console/previews/end',
    summary: 'Ends a preview at once.',
    who: 'member',
    input: z.object({ ...ofSchool, area: areaId, preview: previewName, checkOnly }),
    output: changed,
  },
  upload: {
    method: 'POST',
    path: '/pedestal/console/releases/upload',
    summary: 'Verifies and stores a build that was handed over: its record, its signature, and its files as one JSON document.',
    who: 'member',
    upload: 64 * 1024 * 1024,
    input: z.object({
      ...ofSchool,
      /** JSON as `portico publish` sends it: record, signature and files by path in base64. */
      file: uploadedFile,
      checkOnly: z.enum(['0', '1']).optional(),
    }),
    output: z.object({
      area: z.string().optional(),
      buildId: z.string().optional(),
      /** It was published before. */
      already: z.boolean(),
      /** Every problem that the gate found; empty: it was taken. */
      reasons: z.array(z.string()),
      act: madeAct,
    }),
  },
});

export type ReleaseArea = z.output<typeof listed>;
export type ReleasePlace = z.output<typeof place>;
export type ReleaseBuild = z.output<typeof build>;
export type ReleaseStep = z.output<typeof step>;
export type ReleaseRead = z.output<(typeof releasesContract)['read']['output']>;
export type ReleaseHealth = z.output<(typeof releasesContract)['health']['output']>;
