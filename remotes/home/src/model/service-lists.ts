/** How many services the section holds. */
export const servicesShown = 12;
/** How many business systems. */
export const systemsShown = 8;

export type ServiceList = 'recommended' | 'hot' | 'collected' | 'recent';

/** The section's tabs; what is personal is not offered to guests. */
export function serviceLists(guest: boolean): readonly { key: ServiceList; name: string; short: string }[] {
  const forAll = [
    { key: 'recommended', name: '为你推荐', short: '推荐' },
    { key: 'hot', name: '热门服务', short: '热门' },
  ] as const;
  if (guest) return forAll;
  return [...forAll, { key: 'collected', name: '我的收藏', short: '收藏' }, { key: 'recent', name: '最近使用', short: '最近' }];
}
