import { codes, type personContract } from '@portico/contracts';
import { dayjs, writeTime } from '@portico/contracts/time';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { Handlers } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import type { HomepageContext } from '../context.ts';
import { faultReport } from './schema.ts';

type FaultCalls = Pick<typeof personContract, 'reportFault' | 'faultReports'>;
type Subject = (typeof faultReport.$inferSelect)['subject'];
const maxPerHour = 20;
const shownReports = 50;
const infoNames = new Map(
  Object.entries({
    name: '姓名',
    account: '学工号',
    deptName: '单位',
    gender: '性别',
    mobile: '手机号',
    mail: '邮箱',
    idNo: '证件号码',
    major: '专业',
    className: '班级',
    title: '职务',
    campus: '校区',
  }),
);

/** Reports of wrong data. They stay here until somebody of the school has read them (`portico faults`). */
export function faultReportHandlers(services: HomepageContext): Handlers<FaultCalls> {
  const { database, sources, now } = services;

  /** Name and source of what is reported: only what this person has. */
  async function found(visitor: Member, subject: Subject, subjectId: string) {
    if (subject === 'info') {
      const name = infoNames.get(subjectId);
      return name && { name, sourceCode: '' };
    }
    if (subject === 'asset') {
      const { records, failedSources } = await sources.gather('assets', visitor);
      const failed = failedSources.find(({ sourceCode }) => sourceCode === subjectId);
      return records.find(({ sign }) => sign === subjectId) ?? (failed && { name: failed.sourceName, sourceCode: failed.sourceCode });
    }
    const kind = (await visibleItems(services, visitor, 'personData')).find(({ id }) => id === subjectId);
    const { records } = await sources.gather('records', visitor);
    return kind && { name: kind.body.name, sourceCode: records.find(({ type }) => type === kind.body.type)?.sourceCode ?? '' };
  }

  return {
    async reportFault({ subject, subjectId, text }, { visitor }) {
      const about = await found(visitor, subject, subjectId);
      if (!about) throw notFound('这项数据');
      const personId = visitor.person.id;
      const recent = and(eq(faultReport.personId, personId), gt(faultReport.time, dayjs(now()).subtract(1, 'hour').toDate()));
      const [sent] = await database.select({ total: count() }).from(faultReport).where(recent);
      if ((sent?.total ?? 0) >= maxPerHour) throw new Refusal(codes.tooMany, '反馈过于频繁，请一小时后再试');
      const { name, sourceCode } = about;
      const row = { id: crypto.randomUUID(), fid: visitor.school.fid, personId, subject, subjectId, name, sourceCode, text, time: now() };
      await database.insert(faultReport).values(row);
      return { id: row.id, subject, subjectId, name, text, time: writeTime(row.time) };
    },
    async faultReports(_input, { visitor }) {
      const own = eq(faultReport.personId, visitor.person.id);
      const rows = await database.select().from(faultReport).where(own).orderBy(desc(faultReport.time)).limit(shownReports);
      return rows.map(({ id, subject, subjectId, name, text, time }) => ({ id, subject, subjectId, name, text, time: writeTime(time) }));
    },
  };
}
