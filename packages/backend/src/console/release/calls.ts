import type { Release } from '@portico/area';
import { codes } from '@portico/contracts';
import { releasesContract } from '@portico/contracts/console';
import { and, eq, inArray } from 'drizzle-orm';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { parseRecord } from '../../registry/releases/release-record.ts';
import { registryRelease } from '../../registry/releases/schema.ts';
import { madeAct } from '../act/acts.ts';
import type { Capability } from '../act/capabilities.ts';
import { serveConsole } from '../act/serve-console.ts';
import type { ConsoleContext } from '../context.ts';
import { type ActivationDone, activateFor } from './activate.ts';
import { compareHealth } from './health.ts';
import { listAreas, readRelease } from './read-release.ts';
import { uploadBuild } from './upload.ts';

const read = { capability: 'releases.activate' } as const;
/** A preview, a school, or all of them: each is another right. */
const ofPlace = ({ preview, school }: Readonly<Record<string, unknown>>): Capability =>
  preview !== undefined ? 'releases.preview' : school !== undefined ? 'releases.school' : 'releases.activate';

export function releaseCalls(context: ConsoleContext): ServedCall[] {
  const answerOf = async ({ revision, buildId, effects, link, actId }: ActivationDone) => ({
    revision,
    buildId,
    effects,
    ...(link && { previewLink: link }),
    ...(await madeAct(context, actId)),
  });
  const onePlace = (parts: readonly unknown[]) => {
    if (parts.filter((part) => part !== undefined).length > 1) throw new Refusal(codes.invalid, '预览、学校和灰度只能选一个');
  };
  return serveConsole(context, releasesContract, {
    rules: {
      areas: read,
      read,
      compare: read,
      health: read,
      activate: { capability: ofPlace, act: 'release.activate' },
      rollback: { capability: ofPlace, act: 'release.rollback' },
      endPreview: { capability: 'releases.preview', act: 'release.activate' },
      upload: { capability: 'releases.activate', act: 'release.publish' },
    },
    handlers: {
      areas: () => listAreas(context),
      read: ({ area }, standing) => readRelease(context, standing, area),
      async compare({ area, build, before }) {
        const rows = await context.database
          .select()
          .from(registryRelease)
          .where(and(eq(registryRelease.area, area), inArray(registryRelease.buildId, [build, before])));
        const of = (buildId: string) => {
          const row = rows.find((each) => each.buildId === buildId);
          if (!row) throw notFound('这个构建');
          return parseRecord(row.record) as Release;
        };
        const [now, old] = [of(build), of(before)];
        const texts = (entries: object | undefined) =>
          Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));
        return {
          files: differences(now.files, old.files),
          pages: differences(texts(now.manifest.pages), texts(old.manifest.pages)),
          blocks: differences(texts(now.manifest.blocks), texts(old.manifest.blocks)),
        };
      },
      health: (input) => compareHealth(context, { ...input, before: input.before }),
      async activate({ buildId, checkOnly = false, ...wish }, standing) {
        onePlace([wish.school, wish.share, wish.preview]);
        return answerOf(await activateFor(context, standing, { ...wish, to: { buildId }, checkOnly }));
      },
      async rollback({ checkOnly = false, ...wish }, standing) {
        onePlace([wish.school, wish.share, wish.preview]);
        return answerOf(await activateFor(context, standing, { ...wish, to: 'rollback', checkOnly }));
      },
      async endPreview({ area, preview, checkOnly = false }, standing) {
        return answerOf(await activateFor(context, standing, { area, preview, to: 'rollback', checkOnly }));
      },
      async upload({ file, checkOnly }, standing) {
        const { actId, ...done } = await uploadBuild(context, standing, { file, checkOnly: checkOnly === '1' });
        return { ...done, ...(await madeAct(context, actId)) };
      },
    },
  });
}

type Change = 'added' | 'changed' | 'removed';
function differences(now: Readonly<Record<string, string>>, before: Readonly<Record<string, string>>): { path: string; change: Change }[] {
  const paths = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort();
  return paths.flatMap((path) => {
    if (now[path] === before[path]) return [];
    const change = before[path] === undefined ? 'added' : now[path] === undefined ? 'removed' : 'changed';
    return [{ path, change }];
  });
}
