import { endpointMethods, type Release } from '@portico/area';
import { areaId, buildId } from '@portico/area/operator';
import { z } from 'zod';

/** Maximum bytes of an `area.json`. */
export const maxRecordBytes = 1024 * 1024;

/** One or more plain names with slashes between them: never outside the build's folder. */
const filePath = z
  .string()
  .max(200)
  .regex(/^(?!\.)[\w.@~+-]+(\/(?!\.)[\w.@~+-]+)*$/, 'must be a plain relative path')
  .refine((path) => !/\.(br|gz)$|^area\.json$/.test(path), 'is a name that the registry uses itself');
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384-…');
const device = z.looseObject({
  path: z.union([pathPattern(), z.tuple([pathPattern()], pathPattern())]),
});
const page = z.looseObject({ title: z.string(), desktop: device.optional(), mobile: device.optional() });
const block = z.looseObject({ title: z.string(), height: z.object({ desktop: z.number(), mobile: z.number() }) });
const endpoint = z.strictObject({
  methods: z.array(z.enum(endpointMethods, `must be one of ${endpointMethods.join(', ')}`)).min(1),
  timeoutMs: z.int().min(100).max(30_000).optional(),
});
const endpoints = z.record(areaId.max(40), endpoint).refine((all) => Object.keys(all).length <= 20, 'must name at most 20');
const entryPoint = z.object({ scripts: z.array(filePath), styles: z.array(filePath) });

const release = z.looseObject({
  area: areaId,
  buildId,
  entry: filePath,
  server: filePath.optional(),
  serverMap: filePath.optional(),
  samples: filePath.optional(),
  global: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be a JavaScript name'),
  entryPoints: z.object({ desktop: entryPoint, mobile: entryPoint }),
  files: z.record(filePath, hash).refine((files) => Object.keys(files).length <= 2_000, 'must name at most 2000 files'),
  shared: z.record(z.string(), z.string()),
  development: z.boolean().optional(),
  manifest: z.looseObject({
    id: areaId,
    title: z.string(),
    contract: z.string(),
    pages: z.record(z.string(), page),
    blocks: z.record(z.string(), block).optional(),
    endpoints: endpoints.optional(),
    budget: z
      .strictObject({ desktop: z.int().positive().optional(), mobile: z.int().positive().optional(), reason: z.string().trim().min(10) })
      .optional(),
  }),
});

function pathPattern() {
  return z.string().regex(/^(\/[\w.:-]+)+$|^\/$/, 'must be a path pattern such as /news/more/:id');
}

/** The content of an `area.json`. Builds that were published before 2026-11-22 call their entry points `doors`. */
export function parseRecord(record: string): unknown {
  const parsed: unknown = JSON.parse(record);
  if (typeof parsed !== 'object' || parsed === null || !('doors' in parsed)) return parsed;
  const { doors, ...rest } = parsed;
  return { entryPoints: doors, ...rest };
}

/** Parses `area.json`. Returns the release, or the faults of its form. */
export function readRecord(record: string): { release: Release } | { reasons: string[] } {
  if (Buffer.byteLength(record) > maxRecordBytes) return { reasons: [`area.json is longer than ${maxRecordBytes / 1024} kB.`] };
  let parsed: unknown;
  try {
    parsed = parseRecord(record);
  } catch {
    return { reasons: ['area.json is not JSON. Build the area again.'] };
  }
  const read = release.safeParse(parsed);
  if (!read.success) return { reasons: read.error.issues.map((issue) => `area.json: ${issue.path.join('.') || 'it'} ${faultOf(issue)}.`) };
  // The validated form is the part of Release that the registry relies on.
  return { release: read.data as unknown as Release };
}

/** An invalid name is reported with its reason. */
const faultOf = (issue: z.core.$ZodIssue) => (issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message);
