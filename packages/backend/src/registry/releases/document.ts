import { createHash } from 'node:crypto';
import { dayjs } from '@portico/contracts/time';
import type { Place } from './place.ts';

/** Lifetime of a preview in days after its last activation. */
export const previewDays = 7;

/** The active builds by audience, in one signed text: the whole registry at a revision. */
export interface RegistryDocument {
  format: 1;
  revision: number;
  /** Its creation time, ISO. */
  time: string;
  areas: Readonly<Record<string, AreaActivations>>;
  /** sha256 of each named build's `area.json`, which contains the hash of each of its files. */
  records: Readonly<Record<string, string>>;
}

export interface AreaActivations {
  everyone?: string;
  /** Build by fid. */
  schools: Readonly<Record<string, string>>;
  share?: { buildId: string; percent: number; since: number };
  /** By name. */
  previews: Readonly<Record<string, { buildId: string; until: string }>>;
}

/** One step: sets this area's build for this audience; null ends it there. */
export interface DocumentStep extends Place {
  area: string;
  buildId: string | null;
}

/** The state after a step, derived only from what was signed before. */
export function afterStep(before: RegistryDocument['areas'], step: DocumentStep, { revision, time }: { revision: number; time: Date }) {
  const { [step.area]: known = { schools: {}, previews: {} }, ...others } = before;
  return { ...others, [step.area]: areaAfter(known, step, { revision, time }) };
}

function areaAfter(
  { everyone, schools, share, previews }: AreaActivations,
  { buildId, ...place }: DocumentStep,
  { revision, time }: { revision: number; time: Date },
): AreaActivations {
  const rest = { ...(everyone && { everyone }), schools, ...(share && { share }), previews };
  if (place.school !== undefined) return { ...rest, schools: withEntry(schools, place.school, buildId) };
  if (place.preview !== undefined) {
    const until = dayjs(time).add(previewDays, 'day').toISOString();
    const standing = Object.entries(previews).filter(([, preview]) => dayjs(preview.until).isAfter(time));
    return { ...rest, previews: withEntry(Object.fromEntries(standing), place.preview, buildId && { buildId, until }) };
  }
  const { share: _over, ...unshared } = rest;
  if (place.share !== undefined)
    return buildId === null ? unshared : { ...unshared, share: { buildId, percent: place.share, since: revision } };
  // A rollout is compared with everyone's build; when that changes, the trial is over.
  return { ...(buildId !== null && { everyone: buildId }), schools, previews };
}

function withEntry<Value>(entries: Readonly<Record<string, Value>>, name: string, value: Value | null | ''): Record<string, Value> {
  const { [name]: _before, ...others } = entries;
  return value === null || value === '' ? others : { ...others, [name]: value };
}

/** Every build that an area's activations name, without duplicates. */
export function buildsOf({ everyone, schools, share, previews }: AreaActivations): string[] {
  const others = [...Object.values(schools), ...(share ? [share.buildId] : []), ...Object.values(previews).map(({ buildId }) => buildId)];
  return [...new Set([...(everyone ? [everyone] : []), ...others])];
}

/** sha256 of a text, hexadecimal. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
