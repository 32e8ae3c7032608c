import { z } from 'zod';
import type { Plan } from '../plan.ts';
import { registryPaths } from '../registry-paths.ts';
import { areaId, buildId, fid } from './names.ts';
import { asks, changes } from './operator-call.ts';
import type { Collected, Health, Listing, Step } from './registry-answers.ts';

const sentBuild = z.strictObject({
  /** `area.json`, byte for byte: what is signed. */
  record: z.string(),
  signature: z.string().max(200),
  /** By path below the build's folder. */
  files: z.record(z.string(), z.base64()),
  checkOnly: z.boolean().optional(),
  /** The operator's confirmation: tabs of an older shell keep their builds. */
  despiteOpenTabs: z.boolean().optional(),
  /** The operator's confirmation: what the gate found does not count. */
  force: z.boolean().optional(),
});

const activation = z
  .strictObject({
    area: areaId,
    buildId: buildId.optional(),
    rollback: z.literal(true).optional(),
    /** The operator's confirmation: the portal does not roll this build back. */
    force: z.literal(true).optional(),
    school: fid.optional(),
    /** Percent of visitors. */
    share: z.int().min(1).max(99).optional(),
    preview: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens')
      .optional(),
    /** Refused if anything changed since this revision. */
    ifRevision: z.int().nonnegative().optional(),
  })
  .refine((asked) => (asked.buildId === undefined) !== (asked.rollback === undefined), 'wants either buildId or rollback')
  .refine(
    ({ force, buildId: build, school, share, preview }) =>
      !force || (build !== undefined && [school, share, preview].every((place) => place === undefined)),
    'can be forced only for everyone: other audiences are not watched, or by their rollout',
  );

/** The activated build and its audience. */
export interface Activated {
  revision: number;
  buildId: string | null;
  school?: string | undefined;
  share?: number | undefined;
  preview?: string | undefined;
  /** The token that admits a browser to the preview. */
  link?: string;
  /** What the operator should know of its effect. */
  notice?: string;
}

export interface PublishedBuild {
  area: string;
  buildId: string;
  /** The same build was already published. */
  already: boolean;
  checkOnly: boolean;
  /** What the gate found, and `force` overrode. */
  overridden?: readonly string[];
}

/** The newest signed document, if there is one, and the public key that the portal reports for it. */
export interface DocumentAnswer {
  document?: string;
  signature?: string;
  keyId?: string;
  publicKey: string;
}

/** The registry's calls below /registry, for operators and teams. Plan and health are public. */
export const registryCalls = {
  plan: asks<Plan>(registryPaths.plan),
  health: asks<Health>('/registry/health'),
  list: asks<Listing>('/registry/releases'),
  publish: changes<PublishedBuild>()('/registry/releases', sentBuild),
  activate: changes<Activated>()('/registry/activations', activation),
  collect: changes<{ collected: Collected[] }>()('/registry/collections', z.strictObject({ checkOnly: z.boolean().default(false) })),
  /** Faults that the portal finds in its files and its store. */
  faults: asks<{ faults: string[] }>('/registry/faults'),
  document: asks<DocumentAnswer>('/registry/document'),
  /** Accepts a public key (PEM) for an area. */
  addKey: changes<{ keyId: string | null }>()('/registry/keys', z.strictObject({ area: areaId, publicKey: z.string().max(1_000) })),
  /** Revokes every accepted key of an area. */
  revokeKeys: changes<{ keyIds: string[] }>()('/registry/keys/revoke', z.strictObject({ area: areaId })),
  /** Query: `area`. Newest first. */
  history: asks<{ steps: Step[] }>('/registry/history'),
};
