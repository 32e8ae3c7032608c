import type { ServiceItem, ServiceQuery } from '@portico/contracts';
import { wordsOf } from './search-address.ts';

/** Services on one page: eight rows of three. */
export const servicesAPage = 24;
/** Number of services in the list of the most opened ones. */
export const hottestShown = 8;

export const ways: Record<ServiceItem['handleType'], string> = {
  online: '在线办理',
  offline: '窗口办理',
  link: '跳转办理',
  query: '在线查询',
};
export const audiences = { STUDENT: '学生', STAFF: '教职工', GUEST: '访客' };
export const sorts: Record<ServiceQuery['sort'], string> = { default: '综合', hot: '最热', new: '最新', name: '名称' };
/** The lists of the hall. A person's own are only for members. */
export const tabs = { all: '全部服务', recommended: '为你推荐', hot: '热门服务', collected: '我的收藏', recent: '最近使用' };
export const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type Way = keyof typeof ways;
export type Audience = keyof typeof audiences;
export type Sort = keyof typeof sorts;
export type HallTab = keyof typeof tabs;

const ofPerson: readonly HallTab[] = ['collected', 'recent'];
/** The lists that a visitor may open, in order. */
export const tabsFor = (guest: boolean): HallTab[] => (Object.keys(tabs) as HallTab[]).filter((tab) => !guest || !ofPerson.includes(tab));

/** The state in a hall's address; an empty text or absent value does not filter. */
export interface Wanted {
  tab: HallTab;
  keyword: string;
  type?: string;
  dept?: string;
  label?: string;
  audience?: Audience;
  way?: Way;
  initial?: string;
  sort: Sort;
  view: 'tile' | 'list';
  page: number;
}
/** The filters, in display order. */
export const facets = ['dept', 'type', 'label', 'audience', 'way', 'initial'] as const;
export type Facet = (typeof facets)[number];

/** Parses an address; invalid values are ignored. */
export function readHall(query: URLSearchParams, guest = false): Wanted {
  const id = (name: string) => (/^[\w-]{1,64}$/.test(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined);
  const one = <Table extends object>(table: Table, name: string) => {
    const value = query.get(name) ?? '';
    return Object.hasOwn(table, value) ? (value as keyof Table & string) : undefined;
  };
  const tab = one(tabs, 'tab') ?? 'all';
  return {
    tab: tabsFor(guest).includes(tab) ? tab : 'all',
    keyword: wordsOf(query.get('keyword') ?? ''),
    type: id('type'),
    dept: id('dept'),
    label: id('label'),
    audience: one(audiences, 'audience'),
    way: one(ways, 'way'),
    initial: initials.find((letter) => letter === (query.get('initial') ?? '').toUpperCase()),
    sort: one(sorts, 'sort') ?? 'default',
    view: query.get('view') === 'list' ? 'list' : 'tile',
    page: /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  };
}

/** The query of an address; default values are omitted. */
export const hallQuery = ({ tab, sort, view, page, ...rest }: Wanted) => ({
  tab: tab === 'all' ? undefined : tab,
  ...rest,
  sort: sort === 'default' ? undefined : sort,
  view: view === 'tile' ? undefined : view,
  page: page > 1 ? page : undefined,
});

/** The call's input; absent values stay absent, so that its key equals the preloaded call's. */
export const hallInput = ({ keyword, type, dept, label, audience, way, initial, sort, page }: Omit<Wanted, 'tab' | 'view'>) => ({
  keyword: keyword || undefined,
  typeId: type,
  deptId: dept,
  labelIds: label ? [label] : undefined,
  userType: audience,
  handleType: way,
  initial,
  sort: sort === 'default' ? undefined : sort,
  // As text, like the preloaded call that was filled from the address.
  pageNum: page > 1 ? String(page) : undefined,
  pageSize: servicesAPage,
});

/** Whether any filter is set. */
export const isNarrowed = (wanted: Wanted): boolean => wanted.keyword !== '' || facets.some((facet) => wanted[facet] !== undefined);
