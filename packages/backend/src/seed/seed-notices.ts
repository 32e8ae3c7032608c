import { notice, noticeMark, noticeType } from '../notice/schema.ts';
import { bigrams } from '../search/bigrams.ts';
import type { SeedContext } from './seed-demo.ts';
import type { People } from './seed-people.ts';

/** How many of the newest notices the demo's people have not read. */
const unread = 3;

export async function seedNotices({ transaction, fid, ids, content, moments }: SeedContext, people: People): Promise<void> {
  await transaction.insert(noticeType).values(content.noticeTypes.map(({ type, name }, sort) => ({ fid, type, name, sort })));
  await transaction.insert(notice).values(
    content.notices.map((text, index) => ({
      ...{ id: ids('notice', index), fid, type: text.type, title: text.title, content: text.content, createrName: text.from },
      sendTime: moments.ago(text.age, '09:00'),
      ...{ isTop: text.isTop, priority: text.priority, audience: text.audience },
      search: bigrams(text.title, text.content),
    })),
  );
  const everybodys = content.notices.flatMap((text, index) => (text.audience ? [] : [ids('notice', index)]));
  const read = everybodys.slice(unread);
  if (read.length === 0) return;
  await transaction
    .insert(noticeMark)
    .values([people.student, people.staff].flatMap((personId) => read.map((noticeId) => ({ personId, noticeId, read: true }))));
}
