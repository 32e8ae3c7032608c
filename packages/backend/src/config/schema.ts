import type {
  Banner,
  BottomLinkGroup,
  BottomMedium,
  BusRoute,
  ContentPiece,
  GlobalConfig,
  HomeBlock,
  Intelligence,
  NewsConfig,
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

/** What an item of each kind holds beside its id and place. */
export interface ConfigBodies {
  banner: Body<Banner>;
  bottomLink: Body<BottomLinkGroup>;
  bottomMedium: Body<BottomMedium>;
  busRoute: Body<BusRoute>;
  content: Body<ContentPiece> & { showType: 'html' | 'image' | 'list' | 'hidden' };
  globalConfig: Body<GlobalConfig>;
  /** For one template, or for all (0). */
  homeBlock: Body<HomeBlock> & { template: 0 | 1 | 2 | 3 };
  intelligence: Omit<Intelligence, 'accessToken'>;
  loginPicture: LoginPicture;
  newsConfig: Omit<NewsConfig, 'categories'>;
  quickNavigation: Body<QuickNavigationItem>;
  theme: ThemeBody;
  tool: Body<Tool>;
}
export type ConfigKind = keyof ConfigBodies;

/** One item of a list that a school configures and that is always read whole. */
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
