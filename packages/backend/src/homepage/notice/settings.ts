import type { NoticeConfig } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { noticeSetting, noticeType } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'sources'>;
type Wish = { type: string } & { [Way in 'web' | 'wechat' | 'wecom' | 'sms' | 'mail']?: boolean | undefined };
interface Change {
  channels?: Wish[] | undefined;
  quietStart?: string | undefined;
  quietEnd?: string | undefined;
}
/** The default: on the portal and in WeChat. */
const usual = { web: true, wechat: true, wecom: false, sms: false, mail: false };
/** Urgent notices always appear on the portal. */
const urgent = { type: 'urgent', name: '紧急通知', ...usual, sms: true, locked: true };

export function noticeTypesOf({ database, schools }: Omit<Store, 'sources'>, { school }: Pick<Member, 'school'>) {
  return schools.remember(school, 'notice.types', () =>
    database.select().from(noticeType).where(eq(noticeType.fid, school.fid)).orderBy(noticeType.sort),
  );
}

/** Official documents that a person is told of; those that are done wait for nobody. */
const documents = [
  { type: 'document.todo', name: '待办公文' },
  { type: 'document.read', name: '待阅公文' },
];

/** A person's notification channels: their own choice overrides the school's. */
export async function readNoticeConfig(store: Store, who: Pick<Member, 'school' | 'person'>): Promise<NoticeConfig> {
  const [own] = await store.database.select().from(noticeSetting).where(eq(noticeSetting.personId, who.person.id));
  const types = await noticeTypesOf(store, who);
  const told = [...types, ...((await store.sources.offers('documents', who.school)) ? documents : [])];
  const channels = told.map(({ type, name }) => {
    const chosen = own?.channels.find((each) => each.type === type);
    return { type, name, ...usual, ...chosen, locked: false };
  });
  return {
    channels: [...channels, urgent],
    ...(own?.quietStart && own.quietEnd && { quietStart: own.quietStart, quietEnd: own.quietEnd }),
  };
}

export async function saveNoticeConfig(store: Store, who: Member, change: Change): Promise<NoticeConfig> {
  const before = await readNoticeConfig(store, who);
  const open = before.channels.filter((channel) => !channel.locked);
  const channels = open.map(({ name: _name, locked: _locked, ...channel }) => {
    const wish = change.channels?.find((each) => each.type === channel.type) ?? {};
    return { ...channel, ...Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) };
  });
  const row = {
    personId: who.person.id,
    fid: who.school.fid,
    channels,
    quietStart: (change.quietStart ?? before.quietStart) || null,
    quietEnd: (change.quietEnd ?? before.quietEnd) || null,
  };
  await store.database.insert(noticeSetting).values(row).onConflictDoUpdate({ target: noticeSetting.personId, set: row });
  return readNoticeConfig(store, who);
}
