import type {
  AssistantConfig,
  Banner,
  BottomLinkGroup,
  BottomMedium,
  BusRoute,
  CampusPhone,
  Classroom,
  ContentPiece,
  DataLook,
  GlobalConfig,
  HomeBlock,
  Intelligence,
  NewsConfig,
  OpeningHours,
  QuickNavigationItem,
  ThemeItem,
  Tool,
} from '@portico/contracts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { audience, fid } from '../database/columns.ts';

type Body<Item> = Omit<Item, 'id' | 'sort'>;
interface LoginPicture {
  device: 'pc' | 'mobile';
  url: string;
  alt: string;
  link?: string;
}
type ThemeBody = ThemeItem extends infer Item ? (Item extends ThemeItem ? Omit<Item, 'id'> : never) : never;

/** A kind of personal records: its columns, and which of them can be filtered. */
interface PersonDataBody {
  type: string;
  name: string;
  icon?: string;
  columns: { key: string; name: string; sensitive?: boolean; choose?: boolean }[];
  look?: DataLook;
  /** What is sensitive is revealed only after a step-up. */
  stepUp?: boolean;
}

/** The body of an item of each kind, beside its id and position. */
export interface ConfigBodies {
  /** The assistant's introduction; the model that phrases its answers is a partner. */
  assistant: Omit<AssistantConfig, 'open'>;
  banner: Body<Banner>;
  bottomLink: Body<BottomLinkGroup>;
  bottomMedium: Body<BottomMedium>;
  busRoute: Body<BusRoute>;
  /** With the classes of a usual week; absent weeks mean all of a term. */
  classroom: Omit<Classroom, 'id' | 'free'> & { lessons?: { weekDay: number; sections: number[]; weeks?: number[] }[] };
  content: Body<ContentPiece> & { showType: 'html' | 'image' | 'list' | 'hidden' };
  globalConfig: Body<GlobalConfig>;
  /** For one template, or for all (0). */
  homeBlock: Body<HomeBlock> & { template: 0 | 1 | 2 | 3 };
  intelligence: Omit<Intelligence, 'accessToken'>;
  loginPicture: LoginPicture;
  newsConfig: Omit<NewsConfig, 'categories'>;
  openingHours: Body<OpeningHours>;
  personData: PersonDataBody;
  phone: Omit<CampusPhone, 'id' | 'pinyin' | 'initials'>;
  quickNavigation: Body<QuickNavigationItem>;
  theme: ThemeBody;
  tool: Body<Tool>;
}
export type ConfigKind = keyof ConfigBodies;

/** One item of a list that a school configures and that is always read as a whole. */
export const configItem = pgTable(
  'config_item',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    kind: text('kind').$type<ConfigKind>().notNull(),
    sort: integer('sort').notNull(),
    audience: audience(),
    body: jsonb('body').$type<ConfigBodies[ConfigKind]>().notNull(),
  },
  (table) => [index('config_item_kind').on(table.fid, table.kind)],
);
