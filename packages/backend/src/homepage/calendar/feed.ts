import { randomBytes } from 'node:crypto';
import { addDays, dayOf, writeTime } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { factsOf } from '../../kernel/api/request-facts.ts';
import type { Member, RequestFacts } from '../../kernel/api/visitor.ts';
import { person } from '../../kernel/identity/schema.ts';
import { hostName } from '../../kernel/identity/schools.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { HomepageContext, HomepageServices } from '../context.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { daysFor, type Who } from './days.ts';
import { eventsOf } from './events.ts';
import { calendarFeed } from './schema.ts';
import { writeCalendar } from './write-calendar.ts';

export const feedPath = '/homepage/scheduleCalendar/feed/';
/** Days before and after today whose classes and school events are included. */
const [before, after] = [30, 180];

/** The secret address of a person's calendar: created on the first request, or replaced. */
export async function feedAddress(
  services: HomepageContext,
  who: Member,
  facts: RequestFacts,
  replace: boolean,
): Promise<{ url: string; createTime: string }> {
  const { database, environment, sealer, now } = services;
  const made = randomBytes(24).toString('base64url');
  const personId = who.person.id;
  const fresh = {
    personId,
    fid: who.school.fid,
    secretHash: fingerprint(made),
    secret: sealer.seal(made, placeOf(personId)),
    createTime: now(),
  };
  const insert = database.insert(calendarFeed).values(fresh);
  await (replace ? insert.onConflictDoUpdate({ target: calendarFeed.personId, set: fresh }) : insert.onConflictDoNothing());
  const [row] = await database.select().from(calendarFeed).where(eq(calendarFeed.personId, who.person.id));
  const { secret, createTime } = row ?? fresh;
  const shown = sealer.open(secret, placeOf(personId));
  const scheme = environment.publicUrl?.startsWith('https:') ? 'https' : 'http';
  // Only a school's own host is written into an address for calendar programs.
  const host = hostName(facts.host) === who.school.host ? facts.host : who.school.host;
  return { url: `${scheme}://${host}${feedPath}${shown}.ics`, createTime: writeTime(createTime) };
}
const placeOf = (personId: string) => `calendar ${personId}`;

/** GET …/feed/{secret}.ics: no token, only the secret. A wrong or replaced one is 404. */
export function mountCalendarFeed(app: Hono<AppEnvironment>, services: HomepageServices): void {
  app.get(`${feedPath}:name`, async (context) => {
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
    const facts = factsOf(context, services.environment);
    const wait = await services.consumeRateLimit(feedPath, facts.address);
    if (wait > 0) return context.text('Too Many Requests', 429, { ...headers, 'retry-after': String(wait) });
    const calendar = await calendarOf(services, { host: facts.host, name: context.req.param('name') });
    if (calendar === undefined) return context.text('Not Found', 404, headers);
    return context.body(calendar, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' });
  });
}

async function calendarOf(services: HomepageServices, { host, name }: { host: string; name: string }): Promise<string | undefined> {
  const { database, schools } = services;
  const secret = /^([\w-]{32})\.ics$/.exec(name)?.[1];
  if (!secret) return undefined;
  const school = await schools.ofHost(host);
  const [found] = await database
    .select({ person })
    .from(calendarFeed)
    .innerJoin(person, eq(person.id, calendarFeed.personId))
    .where(and(eq(calendarFeed.secretHash, fingerprint(secret)), eq(calendarFeed.fid, school.fid), eq(person.disabled, false)));
  if (!found || school.disabled) return undefined;
  const who = { school, person: found.person, userType: found.person.userType };
  if (!(await isModuleAtWork(services, who, 'schedule'))) return undefined;
  return calendarText(services, who);
}

/** Everything that a calendar program shows of this person: own events, and classes and the school's of some months. */
export async function calendarText(services: Pick<HomepageContext, 'database' | 'schools' | 'sources' | 'now'>, who: Who): Promise<string> {
  const { now } = services;
  const today = dayOf(now());
  const days = await daysFor(services, who, { startDate: addDays(today, -before), endDate: addDays(today, after) });
  const fixed = new Map(
    days
      .flatMap((day) => day.events)
      .filter((event) => event.layer !== 'personal')
      .map((event) => [event.id, event]),
  );
  return writeCalendar(`${who.school.unitName}日程`, { fixed: [...fixed.values()], own: await eventsOf(services, who), now: now() });
}
