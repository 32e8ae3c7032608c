import { randomUUID } from 'node:crypto';
import { type BodyOf, type operationCalls, type SchoolState, schoolLogins } from '@portico/area/operator';
import { writeTime } from '@portico/contracts/time';
import { and, eq, ne } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import { type ConfigBodies, type ConfigKind, configItem } from '../../kernel/config/schema.ts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { school } from '../../kernel/identity/schema.ts';
import { hostName } from '../../kernel/identity/schools.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Operator } from '../../kernel/operator/operator.ts';
import type { HomepageContext } from '../context.ts';
import { writeUnit } from '../unit/write-unit.ts';
import { storeLogo } from './pictures.ts';
import { readSchool, termsSigns } from './read-school.ts';
import { standardHome } from './standard-home.ts';

export type SchoolWish = BodyOf<typeof operationCalls.saveSchool>;
type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;

const loginPaths = { own: '/login', cas: '/cas-login', api: '/api-login' } as const;
const titles = { terms: '用户协议', privacy: '隐私政策' } as const;
const usualColour = '#007aff';

/** Adds a school or changes its settings, with a row of the audit log; absent settings stay. */
export async function saveSchool(store: Store, wish: SchoolWish, by: Operator): Promise<SchoolState> {
  const { fid } = wish;
  const after = await store.database.transaction(async (transaction) => {
    const before = await readSchool(transaction, fid);
    if (wish.add && before) throw new Refusal(400, `There is a school ${fid}. Change it with portico school set.`);
    if (!wish.add && !before) throw new Refusal(404, `There is no school ${fid}. Add it with portico school add.`);
    await requireFreeHosts(transaction, wish);
    if (wish.add) await addSchool(transaction, wish);
    await writeSettings(transaction, wish);
    await writeLook(transaction, wish);
    for (const name of ['terms', 'privacy'] as const) await writeTerms(transaction, { fid, name, html: wish[name], now: store.now() });
    const state = await readSchool(transaction, fid);
    const operation = { by, action: wish.add ? 'school.add' : 'school.set', object: fid, fid, before, after: state };
    await writeOperation({ ...store, database: transaction }, operation);
    return state;
  });
  await store.schools.changed(fid);
  if (!after) throw new Error(`The school ${fid} was not written.`);
  return after;
}

async function requireFreeHosts(transaction: Transaction, { fid, hosts = [] }: SchoolWish): Promise<void> {
  const others = await transaction.select().from(school).where(ne(school.fid, fid));
  for (const host of hosts.map(hostName)) {
    const owner = others.find((each) => each.host === host || each.otherHosts.includes(host));
    if (owner) throw new Refusal(400, `hosts: ${host} leads to the school ${owner.fid}. A host name has one school.`);
  }
}

async function addSchool(transaction: Transaction, { fid, name, hosts }: SchoolWish): Promise<void> {
  const [host] = hosts ?? [];
  if (!name || !host) throw new Refusal(400, 'A new school needs --name and --host.');
  const filings = { owner: name, organizer: '', icp: '', police: '' };
  await transaction.insert(school).values({ fid, unitName: name, host: hostName(host), filings, contact: [] });
  await writeUnit(transaction, { fid, menuId: () => randomUUID() });
  const plain = { topBackground: '', topSelected: '', topDefault: '', bottomNavColor: '', bottomFontColor: '' };
  await addItem(transaction, { fid, kind: 'globalConfig', body: { ...plain, bottomFilingColor: '#333333', bottomFilingFont: '#ffffff' } });
  await addItem(transaction, { fid, kind: 'newsConfig', body: { showCover: 1, pageSize: 20, style: 1 } });
  await addItem(transaction, { fid, kind: 'theme', body: { type: 1, color: usualColour } });
  await addItem(transaction, { fid, kind: 'theme', body: { type: 2, labelName: `${name}一网通办`, labelLogo: '' } });
  for (const [sort, body] of standardHome.entries()) await addItem(transaction, { fid, kind: 'homeBlock', body, sort });
}

async function writeSettings(transaction: Transaction, wish: SchoolWish): Promise<void> {
  const [row] = await transaction.select().from(school).where(eq(school.fid, wish.fid)).for('update');
  if (!row) return;
  const [host, ...otherHosts] = wish.hosts?.map(hostName) ?? [row.host, ...row.otherHosts];
  await transaction
    .update(school)
    .set({
      unitName: wish.name ?? row.unitName,
      host: host ?? row.host,
      otherHosts,
      template: wish.template ?? row.template,
      filings: {
        ...row.filings,
        owner: wish.name ?? row.filings.owner,
        organizer: wish.organizer ?? row.filings.organizer ?? '',
        icp: wish.icp ?? row.filings.icp,
        police: wish.police ?? row.filings.police ?? '',
      },
      contact: wish.contact ?? row.contact,
      ...(wish.login && { loginType: schoolLogins.indexOf(wish.login) as 0 | 1 | 2, loginPath: loginPaths[wish.login] }),
    })
    .where(eq(school.fid, wish.fid));
}

async function writeLook(transaction: Transaction, { fid, name, colour, logo }: SchoolWish): Promise<void> {
  if (colour !== undefined) await changeTheme(transaction, { fid, type: 1, change: { color: colour } });
  if (name !== undefined) await changeTheme(transaction, { fid, type: 2, change: { labelName: `${name}一网通办` } });
  if (logo === undefined) return;
  const labelLogo = logo === '' ? '' : await storeLogo(transaction, { fid, bytes: Buffer.from(logo, 'base64') });
  await changeTheme(transaction, { fid, type: 2, change: { labelLogo } });
}

async function changeTheme(transaction: Transaction, { fid, type, change }: { fid: string; type: 1 | 2; change: object }): Promise<void> {
  const here = and(eq(configItem.fid, fid), eq(configItem.kind, 'theme'));
  const rows = await transaction.select().from(configItem).where(here);
  const row = rows.find(({ body }) => (body as ConfigBodies['theme']).type === type);
  const empty = type === 1 ? { type, color: usualColour } : { type, labelName: '', labelLogo: '' };
  const body = { ...(row?.body ?? empty), ...change } as ConfigBodies['theme'];
  if (row) await transaction.update(configItem).set({ body }).where(eq(configItem.id, row.id));
  else await addItem(transaction, { fid, kind: 'theme', body });
}

/** An empty text brings back the standard ones. */
async function writeTerms(
  transaction: Transaction,
  { fid, name, html, now }: { fid: string; name: 'terms' | 'privacy'; html: string | undefined; now: Date },
): Promise<void> {
  if (html === undefined) return;
  const sign = termsSigns[name];
  const rows = await transaction
    .select()
    .from(configItem)
    .where(and(eq(configItem.fid, fid), eq(configItem.kind, 'content')));
  for (const { id, body } of rows)
    if ((body as ConfigBodies['content']).sign === sign) await transaction.delete(configItem).where(eq(configItem.id, id));
  const body: ConfigBodies['content'] = { sign, title: titles[name], html: safeHtml(html), updateTime: writeTime(now), showType: 'html' };
  if (html !== '') await addItem(transaction, { fid, kind: 'content', body });
}

async function addItem<Kind extends ConfigKind>(
  transaction: Transaction,
  { fid, kind, body, sort = 0 }: { fid: string; kind: Kind; body: ConfigBodies[Kind]; sort?: number },
): Promise<void> {
  await transaction.insert(configItem).values({ id: randomUUID(), fid, kind, sort, body });
}
