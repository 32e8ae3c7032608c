import { type GuideBody, guideBody } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { insertMany } from '../../kernel/database/bulk.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { pinyinOf } from '../search/pinyin.ts';
import { unsafeFilesOf } from '../service/guide-links.ts';
import { service, serviceLabel, serviceType } from '../service/schema.ts';
import { changesOf } from './compare-rows.ts';
import { noLink } from './fields.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';
import type { RowOf } from './lists.ts';
import { departmentFinder } from './write-departments.ts';

type Row = typeof service.$inferInsert;
/** Business systems come after services wherever both are listed. */
const afterServices = 100_000;
/** Fields that visitors or time determine stay unchanged: hits, and the creation time. */
const changing: (keyof Row & string)[] = [
  ...([
    'name',
    'icon',
    'summary',
    'badge',
    'pcUrl',
    'mobileUrl',
    'deptId',
    'typeIds',
    'labelIds',
    'isLogin',
    'isFrame',
    'terminal',
  ] as const),
  ...(['handleType', 'status', 'statusText', 'resumeTime', 'pinyin', 'recommended', 'networkScope', 'ssoType'] as const),
  ...(['applyUrl', 'sourceCode', 'guide', 'sort', 'audience'] as const),
];

type ServiceList = 'services' | 'businessSystems';

export async function serviceWriter(context: ImportContext): Promise<ListWriter<'services', Row>> {
  const { codes, now, refuse } = context;
  const shared = await openServices(context, 'services');
  const labelId = await labelFinder(context);
  return {
    ...shared.common,
    check(rows) {
      shared.check(rows);
      for (const { row, index } of rows)
        if (row.guide) for (const reason of guideOf(row, { now }).problems) refuse('services', index + 1, reason);
    },
    idOf: ({ row, index }) => codes.idOf('services', row.code, index),
    make: ({ row, index }, standing) => ({
      ...shared.make(row, index),
      kind: 'service',
      handleType: row.handleType,
      recommended: row.recommended,
      sort: row.sort ?? index,
      typeIds: row.types.map(shared.typeId),
      labelIds: row.labels.map(labelId),
      guide: row.guide ? guideOf(row, { now, before: standing?.guide ?? undefined }).guide : null,
    }),
    async before(transaction) {
      await shared.typeId.keep(transaction);
      await labelId.keep(transaction);
    },
  };
}

export async function systemWriter(context: ImportContext): Promise<ListWriter<'businessSystems', Row>> {
  const shared = await openServices(context, 'businessSystems');
  return {
    ...shared.common,
    check: shared.check,
    idOf: ({ row, index }) => context.codes.idOf('businessSystems', row.code, index),
    make: ({ row, index }) => ({
      ...shared.make(row, index),
      kind: 'business',
      handleType: 'link',
      networkScope: row.networkScope,
      ssoType: row.ssoType,
      applyUrl: row.applyUrl,
      sourceCode: row.sourceCode,
      typeIds: row.category ? [shared.typeId(row.category)] : [],
      labelIds: [],
      sort: row.sort ?? afterServices + index,
    }),
    before: (transaction) => shared.typeId.keep(transaction),
  };
}

/** What services and business systems have in common. */
async function openServices(context: ImportContext, list: ServiceList) {
  const { fid, codes, now, refuse } = context;
  const department = await departmentFinder(context);
  return {
    typeId: await typeFinder(context),
    common: {
      table: service,
      fid: service.fid,
      id: { column: service.id, name: 'id' as const },
      key: [service.id],
      changing: () => changing,
    },
    check(rows: readonly { row: RowOf<ServiceList>; index: number }[]) {
      for (const { row, index } of rows) {
        const named = row.deptCode ?? row.deptName ?? '(none is named)';
        if (!department(row)) refuse(list, index + 1, `deptName: there is no department ${named}`);
        codes.idOf(list, row.code, index);
      }
    },
    make(row: RowOf<ServiceList>, index: number) {
      const { name, icon, summary, badge, pcUrl, isLogin, isFrame, terminal, status, statusText, resumeTime, hits, audience } = row;
      return {
        id: codes.idOf(list, row.code, index),
        fid,
        name,
        icon,
        summary,
        badge,
        pcUrl,
        isLogin,
        isFrame,
        terminal,
        status,
        statusText,
        resumeTime,
        hits,
        audience,
        mobileUrl: row.mobileUrl ?? pcUrl,
        deptId: department(row)?.id ?? '',
        pinyin: row.pinyin?.toLowerCase() || pinyinOf(name).initials,
        createTime: row.createTime ?? now,
      };
    },
  };
}

/** Absent parts of a guide are empty; an unchanged one keeps its time. */
function guideOf(
  row: RowOf<'services'>,
  { now, before }: { now: Date; before?: GuideBody | undefined },
): { guide: GuideBody | null; problems: string[] } {
  const empty = {
    itemCode: row.code,
    handleKind: 'commitment',
    serviceObjects: [],
    fee: { charge: false },
    places: [],
    consultPhone: '',
    conditions: '',
    materials: [],
    steps: [],
    faqs: [],
    attachments: [],
    updateTime: before?.updateTime ?? writeTime(now),
  };
  const result = guideBody.safeParse({ ...empty, ...row.guide });
  if (!result.success)
    return { guide: null, problems: result.error.issues.map((issue) => `guide.${issue.path.join('.')}: ${issue.message}`) };
  const guide = { ...result.data, conditions: safeHtml(result.data.conditions) };
  const isChanged = before && changesOf({ guide: before }, { guide }, { fields: ['guide'] }).length > 0;
  if (isChanged && !row.guide?.updateTime) guide.updateTime = writeTime(now);
  return { guide, problems: unsafeFilesOf(guide).map((name) => `guide.${name}: ${noLink}`) };
}

interface Finder<Key> {
  (key: Key): string;
  /** Adds what the school lacks. */
  keep(transaction: Transaction): Promise<void>;
}

async function typeFinder({ database, fid, codes }: ImportContext): Promise<Finder<string>> {
  const standing = await database.select().from(serviceType).where(eq(serviceType.fid, fid));
  const ids = new Map(standing.map((row) => [row.name, row.id]));
  let fresh: (typeof serviceType.$inferInsert)[] = [];
  const find = (name: string) => {
    const id = ids.get(name) ?? codes.idOf('types', name, ids.size);
    if (!ids.has(name)) fresh.push({ id, fid, name, icon: null, sort: ids.size });
    ids.set(name, id);
    return id;
  };
  const keep = (transaction: Transaction) => {
    const rows = fresh;
    fresh = [];
    return insertMany(transaction, serviceType, { rows });
  };
  return Object.assign(find, { keep });
}

async function labelFinder({ database, fid, codes }: ImportContext): Promise<Finder<RowOf<'services'>['labels'][number]>> {
  const standing = await database.select().from(serviceLabel).where(eq(serviceLabel.fid, fid));
  const ids = new Map(standing.map((row) => [row.name, row.id]));
  let fresh: (typeof serviceLabel.$inferInsert)[] = [];
  const find = ({ group, name, color }: RowOf<'services'>['labels'][number]) => {
    const id = ids.get(name) ?? codes.idOf('labels', name, ids.size);
    if (!ids.has(name)) fresh.push({ id, fid, groupName: group, name, color: color ?? null, sort: ids.size });
    ids.set(name, id);
    return id;
  };
  const keep = (transaction: Transaction) => {
    const rows = fresh;
    fresh = [];
    return insertMany(transaction, serviceLabel, { rows });
  };
  return Object.assign(find, { keep });
}
