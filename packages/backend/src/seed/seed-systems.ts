import { writeTime } from '@portico/contracts/time';
import { approval } from '../homepage/approval/schema.ts';
import { oaDocument } from '../homepage/oa/schema.ts';
import { personRecord } from '../homepage/person/schema.ts';
import { configItem } from '../kernel/config/schema.ts';
import { insertMany } from '../kernel/database/bulk.ts';
import {
  type ApprovalText,
  approvalStates,
  type DocumentText,
  recordKinds,
  staffApprovals,
  staffDocuments,
  studentApprovals,
  studentDocuments,
} from './content/systems-of-people.ts';
import type { People, SeedContext } from './seed-demo.ts';

/** The demo people's data in OA, approval engines, library, card, finance and HR. */
export async function seedSystems(context: SeedContext, people: People): Promise<void> {
  const { transaction, fid, ids, moments, demo } = context;
  const year = moments.today.slice(0, 4);

  const approvals = (texts: ApprovalText[], personId: string, from: number) =>
    texts.map(({ source, begun, changed, dueIn, ...text }, index) => ({
      ...text,
      id: ids('approval', from + index),
      fid,
      personId,
      sourceCode: source,
      formUserId: `${from + index + 7000}`,
      formId: `${text.formName.length * 100 + index}`,
      aprvStatus: approvalStates[text.statusCode] ?? '',
      pageLinkUrl: `https://flow.qinghe.example/${source}/approval/${from + index}`,
      mobileLinkUrl: `https://m.flow.qinghe.example/${source}/approval/${from + index}`,
      insertTime: moments.ago(begun, '09:20'),
      updateTime: moments.ago(changed, '15:40'),
      dueTime: dueIn === undefined ? null : moments.ahead(dueIn, '23:59'),
    }));
  await insertMany(transaction, approval, {
    rows: [...approvals(staffApprovals, people.staff, 0), ...approvals(studentApprovals, people.student, 100)],
  });

  const documents = (texts: DocumentText[], personId: string, from: number) =>
    texts.map(({ type, title, docNo, sender, age, urgency = 0 }, index) => ({
      id: ids('document', from + index),
      fid,
      personId,
      sourceCode: 'oa',
      type,
      sender,
      urgency,
      read: type === 'done',
      title: title.replace('{school}', demo.settings.unitName),
      docNo: docNo?.replace('{year}', year) ?? null,
      sendTime: moments.ago(age, '10:30'),
      target: { link: `https://oa.qinghe.example/document/${from + index}`, isFrame: 0 as const, isLogin: 1 as const },
    }));
  await insertMany(transaction, oaDocument, {
    rows: [...documents(staffDocuments, people.staff, 0), ...documents(studentDocuments, people.student, 100)],
  });
  await seedRecords(context, people);
}

async function seedRecords({ transaction, fid, ids, moments }: SeedContext, people: People): Promise<void> {
  const dated = (value: string | number) =>
    typeof value === 'string' ? value.replace(/\{([+-])(\d+)\}/, (_all, sign: string, days: string) => dayFrom(sign, Number(days))) : value;
  const dayFrom = (sign: string, days: number) =>
    writeTime(sign === '+' ? moments.ahead(days, '12:00') : moments.ago(days, '12:00')).slice(0, 10);
  const owners = { student: [people.student], staff: [people.staff], both: [people.student, people.staff] };
  const rows = recordKinds.flatMap(({ type, source, of, columns, rows: texts }) =>
    owners[of].flatMap((personId) =>
      texts.map((values, sort) => ({
        fid,
        personId,
        sourceCode: source,
        type,
        sort,
        updateTime: moments.ago(0, '07:00'),
        row: Object.fromEntries(columns.map(({ key }, index) => [key, dated(values[index] ?? '')])),
      })),
    ),
  );
  await insertMany(transaction, personRecord, { rows: rows.map((row, index) => ({ ...row, id: ids('record', index) })) });
  await insertMany(transaction, configItem, {
    rows: recordKinds.map(({ type, name, icon, columns, of, look, stepUp }, sort) => ({
      id: ids('config', 600 + sort),
      fid,
      kind: 'personData' as const,
      sort,
      body: { type, name, icon, columns, ...(look && { look }), ...(stepUp && { stepUp }) },
      audience:
        of === 'student'
          ? (['STUDENT'] as const).slice()
          : of === 'staff'
            ? (['STAFF'] as const).slice()
            : (['STUDENT', 'STAFF'] as const).slice(),
    })),
  });
}
