import type { ServiceList } from './service-lists.ts';

/** The tabs of services for daily work: what this person uses comes first. */
export function dailyLists(guest: boolean): readonly [{ key: ServiceList; name: string }, ...{ key: ServiceList; name: string }[]] {
  const forAll = [
    { key: 'recommended', name: '为你推荐' },
    { key: 'hot', name: '热门服务' },
  ] as const;
  return guest ? [...forAll] : [{ key: 'recent', name: '最近使用' }, { key: 'collected', name: '我的收藏' }, forAll[0]];
}
