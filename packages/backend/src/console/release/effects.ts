import type { Effects } from '@portico/contracts/console';
import { and, countDistinct, eq, gte, notInArray } from 'drizzle-orm';
import { silence } from '../../registry/build-health/read-health.ts';
import type { Registry } from '../../registry/index.ts';
import type { Place } from '../../registry/releases/place.ts';
import { registryTab } from '../../registry/releases/schema.ts';
import { noEffects } from '../act/acts.ts';
import type { ConsoleContext } from '../context.ts';

/** What an activation reaches. */
export async function effectsOfActivation(
  { database, now, schools }: ConsoleContext,
  registry: Registry,
  { area, buildId, place }: { area: string; buildId: string | null; place: Place },
): Promise<Effects> {
  const { activations } = await registry.list();
  const own = activations.flatMap((each) => (each.area === area && each.school ? [each.school] : []));
  const pages = registry.planFor({ fid: place.school ?? '' }).areas.find((each) => each.area === area)?.pages ?? {};
  const ofPlace =
    place.school === undefined ? (own.length > 0 ? notInArray(registryTab.fid, own) : undefined) : eq(registryTab.fid, place.school);
  const since = new Date(now().getTime() - silence);
  const [found] = await database
    .select({ n: countDistinct(registryTab.tab) })
    .from(registryTab)
    .where(and(eq(registryTab.area, area), eq(registryTab.open, true), gte(registryTab.seen, since), ofPlace));
  const open = found?.n ?? 0;
  const tabs = place.preview === undefined ? (place.share === undefined ? open : Math.round((open * place.share) / 100)) : 0;
  const all = await schools.all();
  const others = all.filter(({ fid }) => own.includes(fid)).length;
  const school = all.find(({ fid }) => fid === place.school)?.unitName ?? place.school;
  const name = buildId ?? '更大范围的版本';
  const sentences = [
    place.preview !== undefined
      ? `只有打开预览链接的人会看到 ${name}`
      : place.school !== undefined
        ? `${school}改用 ${name}`
        : place.share !== undefined
          ? buildId === null
            ? '结束灰度，所有人回到原来的版本'
            : `${place.share}% 的访客改用 ${name}`
          : `所有人改用 ${name}`,
    ...(tabs > 0 ? [`约 ${tabs} 个打开的页面将在下一个空闲时刻切换`] : []),
    ...(place.school === undefined && place.preview === undefined && others > 0 ? [`${others} 所学校不受影响，因为它们有单独版本`] : []),
    ...(place.preview === undefined ? ['只切换代码，设置和内容不变'] : []),
  ];
  return { ...noEffects, tabs, pages: Object.keys(pages).length, sentences };
}
