import type { BottomLinkGroup, BusinessSystem, BusRoute, NewsItem, Notice, ServiceItem, UserType } from '@portico/contracts';
import type { ConfigBodies } from '../../kernel/config/schema.ts';
import type { Moments } from '../moments.ts';

/** What is particular to one service's guide; the rest comes from its department and its kind. */
export interface GuideFacts {
  kind: GuideKind;
  /** Working days; 0: at once. */
  days: number;
  /** A name that ends in ? is optional. */
  materials: string[];
  conditions: string;
  faqs: [question: string, answer: string][];
  fee?: string;
}
export type GuideKind = 'apply' | 'proof' | 'query' | 'book' | 'repair' | 'report' | 'money' | 'learn';

/** A service as the demo's authors write it; ids, addresses and the guide are made from it. */
export interface ServiceText {
  code: string;
  icon: string;
  name: string;
  /** First letters of the syllables. */
  pinyin: string;
  dept: string;
  type: string;
  summary?: string;
  labels?: string[];
  badge?: ServiceItem['badge'];
  open?: boolean;
  handleType?: ServiceItem['handleType'];
  status?: ServiceItem['status'];
  statusText?: string;
  audience?: UserType[];
  hits: number;
  recommended?: boolean;
  /** It opens inside the portal's frame. */
  framed?: boolean;
  /** What its guide says; without it the guide is as short as the service. */
  facts?: GuideFacts;
}
export interface SystemText {
  code: string;
  icon: string;
  name: string;
  pinyin: string;
  dept: string;
  summary?: string;
  networkScope?: BusinessSystem['networkScope'];
  /** The source whose tasks wait there. */
  source?: string;
  /** Who may not use it is told where to ask for it. */
  apply?: boolean;
  /** Why it is closed. */
  closed?: string;
  /** It has pages for phones. */
  phone?: boolean;
  audience?: UserType[];
  hits: number;
}
export interface NewsText {
  code: string;
  category: string;
  title: string;
  summary: string;
  publisher: string;
  /** Days ago. */
  age: number;
  time: string;
  cover?: string;
  views: number;
  isTop?: NewsItem['isTop'];
  author?: string;
  html?: string;
  /** Name and text of a file to download. */
  attachment?: { name: string; text: string };
  audience?: UserType[];
  /** Guests see its title. */
  publicTitle?: 1;
  outer?: string;
}
export interface NewsTopicText {
  name: string;
  cover: string;
  summary: string;
  /** Codes of its articles. */
  articles: string[];
}
export interface NoticeText {
  code: string;
  type: string;
  title: string;
  content: string;
  from: string;
  age: number;
  isTop?: Notice['isTop'];
  priority?: Notice['priority'];
  /** Name and text of a file to download. */
  attachment?: { name: string; text: string };
  audience?: UserType[];
}
export interface TopicText {
  code: string;
  name: string;
  cover: string;
  summary: string;
  /** Whom it is for, in the index of the page. */
  crowd?: string;
  audience?: UserType[];
  intro: string;
  groups: { name: string; services: string[] }[];
}
export interface BannerText {
  kicker: string;
  title: string;
  desc: string;
  art: string;
  link?: string;
}

export interface ThreeListText {
  type: 'power' | 'duty' | 'negative';
  name: string;
  dept: string;
  basis: string;
  concerns: string;
  text: string;
  /** Code of the service that handles it. */
  service?: string;
}

/** Everything that fills one demo school. */
export interface SchoolContent {
  departments: string[];
  types: { name: string; icon: string }[];
  labels: { group: string; name: string; color?: string }[];
  services: ServiceText[];
  systems: SystemText[];
  /** Whom the school recommends what; services by code or name. */
  roles: { name: string; services: string[]; audience?: UserType[] }[];
  topics: TopicText[];
  newsCategories: { name: string; isLogin?: 1; audience?: UserType[] }[];
  newsTopics: NewsTopicText[];
  news: NewsText[];
  noticeTypes: { type: string; name: string }[];
  notices: NoticeText[];
  banners: BannerText[];
  quickNavigation: { icon: string; name: string; audience?: UserType[] }[];
  links: { groupName: string; links: Pick<BottomLinkGroup['links'][number], 'name' | 'url'>[] }[];
  media: { type: 'wechat' | 'weibo' | 'other'; name: string; icon: string; url?: string }[];
  tools: { name: string; icon: string; desc: string; link: string }[];
  busRoutes: Omit<BusRoute, 'id'>[];
  phones: ConfigBodies['phone'][];
  openingHours: ConfigBodies['openingHours'][];
  classrooms: ConfigBodies['classroom'][];
  hotSearches: string[];
  assistantSamples: string[];
  taskSources: { code: string; name: string }[];
  threeLists: ThreeListText[];
}
export type ContentOf = (moments: Moments) => SchoolContent;
