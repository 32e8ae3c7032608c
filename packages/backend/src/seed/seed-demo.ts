import { importLists } from '../homepage/import/import-lists.ts';
import { parseLists } from '../homepage/import/lists.ts';
import { noticeMark } from '../homepage/notice/schema.ts';
import { insertMany } from '../kernel/database/bulk.ts';
import type { Database, Transaction } from '../kernel/database/database.ts';
import { school } from '../kernel/identity/schema.ts';
import type { Sealer } from '../kernel/secret/sealer.ts';
import { hashPassword } from '../pedestal/password/passwords.ts';
import type { SchoolContent } from './content/content.ts';
import { governmentContent } from './content/government.ts';
import { peopleOfDemo } from './content/people.ts';
import { universityContent } from './content/university.ts';
import { contentLists, demoIds } from './content-lists.ts';
import { type DemoSchool, demoSchools } from './demo-schools.ts';
import { type Moments, momentsAround } from './moments.ts';
import { idsOf } from './rows.ts';
import { seedCalendar } from './seed-calendar.ts';
import { seedConfig } from './seed-config.ts';
import { seedFiles } from './seed-files.ts';
import { seedGrants } from './seed-grants.ts';
import { seedGroups } from './seed-groups.ts';
import { seedPersonal } from './seed-personal.ts';
import { seedSystems } from './seed-systems.ts';
import { seedTeaching } from './seed-teaching.ts';
import { seedThreeLists } from './seed-three-lists.ts';
import { seedUnit } from './seed-unit.ts';

export { demoPassword } from './demo-password.ts';

/** The inputs of the seed's parts. */
export interface SeedContext {
  transaction: Transaction;
  demo: DemoSchool;
  fid: string;
  content: SchoolContent;
  moments: Moments;
  ids: ReturnType<typeof idsOf>;
}
export interface People {
  student: string;
  staff: string;
  admin: string;
}
/** Ids of services and systems by their code. */
export type ServiceIds = ReadonlyMap<string, string>;
/** The number of newest notices that the demo's people have not read. */
const unread = 3;

/** Adds the demo schools that the database lacks. A school is added completely or not at all. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const present = new Set((await database.select({ fid: school.fid }).from(school)).map((row) => row.fid));
  const missing = demoSchools.filter((demo) => !present.has(demo.settings.fid));
  if (missing.length === 0) return;
  const moments = momentsAround(now);
  const contents = { university: universityContent(moments), government: governmentContent(moments) };
  // One hash for all demo accounts: each takes tens of milliseconds on purpose.
  let hashed: Promise<string> | undefined;
  const hashOnce = (password: string) => {
    hashed ??= hashPassword(password);
    return hashed;
  };
  for (const demo of missing) {
    await database.transaction((transaction) =>
      seedSchool({ transaction, demo, moments, content: renamed(contents[demo.kind], demo), hashOnce }),
    );
  }
}

interface Parts extends Pick<SeedContext, 'transaction' | 'demo' | 'moments' | 'content'> {
  hashOnce(password: string): Promise<string>;
}

async function seedSchool({ transaction, demo, moments, content, hashOnce }: Parts): Promise<void> {
  const added = await transaction.insert(school).values(demo.settings).onConflictDoNothing().returning({ fid: school.fid });
  // Another node was faster.
  if (added.length === 0) return;
  const { fid } = demo.settings;
  const context: SeedContext = { transaction, demo, fid, content, moments, ids: idsOf(fid) };
  const { ids } = context;
  await seedUnit(context);
  await seedConfig(context);
  await seedGroups(context);
  await importLists(
    { database: transaction, write: (work) => work(transaction) },
    {
      fid,
      now: moments.now,
      hashPassword: hashOnce,
      sealer: noSecrets,
      read: parseLists(contentLists(context)),
      makeId: demoIds(ids, content.services.length),
      batchSize: 1_000,
      pause: async () => undefined,
    },
  );
  const services: ServiceIds = new Map([...content.services, ...content.systems].map(({ code }, index) => [code, ids('service', index)]));
  const people: People = { student: ids('person', 0), staff: ids('person', 1), admin: ids('person', 2) };
  await seedFiles(context);
  await readNotices(context);
  await seedPersonal(context, { people, services });
  await seedTeaching(context, people);
  await seedSystems(context, people);
  await seedCalendar(context, people);
  await seedThreeLists(context, services);
  await seedGrants(context);
}

/** Older notices were read by the demo's people. */
async function readNotices({ transaction, ids, content }: SeedContext): Promise<void> {
  const everybodys = content.notices.flatMap((text, index) => (text.audience ? [] : [ids('notice', index)]));
  const read = everybodys.slice(unread);
  if (read.length === 0) return;
  const readers = peopleOfDemo.flatMap(({ userType }, index) => (userType === 'ADMIN' ? [] : [ids('person', index)]));
  const rows = readers.flatMap((personId) => read.map((noticeId) => ({ personId, noticeId, read: true })));
  await insertMany(transaction, noticeMark, { rows });
}

/** The university's texts contain its name; the other schools have their own. */
function renamed(content: SchoolContent, { settings, kind }: DemoSchool): SchoolContent {
  if (kind !== 'university' || settings.unitName === '清禾大学') return content;
  return JSON.parse(JSON.stringify(content).replaceAll('清禾大学', settings.unitName)) as SchoolContent;
}

/** The demo's own content has none. */
const noSecrets: Sealer = { seal: (text) => text, open: (text) => text, fingerprint: () => '' };
