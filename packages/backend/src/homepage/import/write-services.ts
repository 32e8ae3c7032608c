import { type GuideBody, guideBody } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { insertMany } from '../../kernel/database/bulk.ts';
import { pinyinOf } from '../search/pinyin.ts';
import { unsafeFilesOf } from '../service/guide-links.ts';
import { service, serviceLabel, serviceType } from '../service/schema.ts';
import type { ImportContext } from './import-lists.ts';
import { noLink, type RowOf } from './lists.ts';
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

/** PortalServices and business systems. */
export async function writeServices(context: ImportContext): Promise<void> {
  const { transaction, fid, read, codes, now, refuse } = context;
  if (read.services.length + read.businessSystems.length === 0) return;
  const department = await departmentFinder(context);
  const typeId = await typeFinder(context);
  const labelId = await labelFinder(context);

  const shared = (row: RowOf<'services'> | RowOf<'businessSystems'>, list: 'services' | 'businessSystems', index: number) => {
    const dept = department(row);
    if (!dept) refuse(list, index + 1, `deptName: there is no department ${row.deptCode ?? row.deptName ?? '(none is named)'}`);
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
      deptId: dept?.id ?? '',
      pinyin: row.pinyin?.toLowerCase() || pinyinOf(name).initials,
      createTime: row.createTime ?? now,
    };
  };
  const services = read.services.map((row, index): Row => {
    const base = shared(row, 'services', index);
    const { handleType, recommended } = row;
    return {
      ...base,
      kind: 'service',
      handleType,
      recommended,
      sort: row.sort ?? index,
      typeIds: row.types.map(typeId),
      labelIds: row.labels.map(labelId),
      guide: row.guide ? guideOf(row, { now, refuse: (reason) => refuse('services', index + 1, reason) }) : null,
    };
  });
  const systems = read.businessSystems.map((row, index): Row => {
    const { networkScope, ssoType, category, applyUrl, sourceCode } = row;
    const base = shared(row, 'businessSystems', index);
    return {
      ...base,
      kind: 'business',
      handleType: 'link',
      networkScope,
      ssoType,
      applyUrl,
      sourceCode,
      typeIds: category ? [typeId(category)] : [],
      labelIds: [],
      sort: row.sort ?? afterServices + index,
    };
  });
  await typeId.keep();
  await labelId.keep();
  await insertMany(transaction, service, { rows: [...services, ...systems], update: { key: [service.id], columns: changing } });
}

/** Absent parts of a guide are empty; invalid ones refuse the row. */
function guideOf(row: RowOf<'services'>, { now, refuse }: { now: Date; refuse: (reason: string) => void }): GuideBody | null {
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
    updateTime: writeTime(now),
  };
  const result = guideBody.safeParse({ ...empty, ...row.guide });
  if (!result.success) {
    for (const issue of result.error.issues) refuse(`guide.${issue.path.join('.')}: ${issue.message}`);
    return null;
  }
  for (const name of unsafeFilesOf(result.data)) refuse(`guide.${name}: ${noLink}`);
  return { ...result.data, conditions: safeHtml(result.data.conditions) };
}

interface Finder<Key> {
  (key: Key): string;
  /** Adds what the school lacks. */
  keep(): Promise<void>;
}

async function typeFinder({ transaction, fid, codes }: ImportContext): Promise<Finder<string>> {
  const standing = await transaction.select().from(serviceType).where(eq(serviceType.fid, fid));
  const ids = new Map(standing.map((row) => [row.name, row.id]));
  const fresh: (typeof serviceType.$inferInsert)[] = [];
  const find = (name: string) => {
    const id = ids.get(name) ?? codes.idOf('types', name, ids.size);
    if (!ids.has(name)) fresh.push({ id, fid, name, icon: null, sort: ids.size });
    ids.set(name, id);
    return id;
  };
  return Object.assign(find, { keep: () => insertMany(transaction, serviceType, { rows: fresh }) });
}

async function labelFinder({ transaction, fid, codes }: ImportContext): Promise<Finder<RowOf<'services'>['labels'][number]>> {
  const standing = await transaction.select().from(serviceLabel).where(eq(serviceLabel.fid, fid));
  const ids = new Map(standing.map((row) => [row.name, row.id]));
  const fresh: (typeof serviceLabel.$inferInsert)[] = [];
  const find = ({ group, name, color }: RowOf<'services'>['labels'][number]) => {
    const id = ids.get(name) ?? codes.idOf('labels', name, ids.size);
    if (!ids.has(name)) fresh.push({ id, fid, groupName: group, name, color: color ?? null, sort: ids.size });
    ids.set(name, id);
    return id;
  };
  return Object.assign(find, { keep: () => insertMany(transaction, serviceLabel, { rows: fresh }) });
}
