import type { ConsolePlan } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { moduleSwitch } from '../../homepage/unit/schema.ts';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { runPlans } from './run-plans.ts';

let shift = 0;

onBothEngines(
  'a plan whose maker has left',
  (portal) => {
    let maker: ConsolePerson;
    let admin: ConsolePerson;
    beforeAll(async () => {
      shift = 0;
      maker = await consolePerson(portal(), { account: 'leaver', role: 'admin' });
      admin = await consolePerson(portal(), { account: 'stayer', role: 'admin' });
    });
    const begun = Date.now();
    const at = (minutes: number) => writeTime(begun + minutes * 60_000).slice(0, 16);
    const isInMaintenance = async (sign: string) => {
      const rows = await portal()
        .services.database.select()
        .from(moduleSwitch)
        .where(and(eq(moduleSwitch.fid, '10001'), eq(moduleSwitch.sign, sign)));
      return rows[0]?.maintenance === 1;
    };
    const run = async (minutes: number) => {
      shift = minutes * 60_000;
      await runPlans(portal().services);
    };

    test('does not begin, and says why; what has begun still ends', async () => {
      const planned = (sign: string, due: string, until: string) =>
        maker.post('modules/change', { changes: [{ sign, state: 'maintenance', text: '升级' }], due, until });
      expect(await planned('news', at(10), at(40))).toMatchObject({ code: 200 });
      expect(await planned('schedule', at(30), at(90))).toMatchObject({ code: 200 });
      await run(11);
      expect(await isInMaintenance('news')).toBe(true);
      await portal().services.database.delete(consoleGrant).where(eq(consoleGrant.personId, maker.personId));
      await run(31);
      expect(await isInMaintenance('schedule')).toBe(false);
      const { data } = await admin.get<{ records: ConsolePlan[] }>('plans/list');
      const missed = data?.records.find(({ state }) => state === 'missed');
      expect(missed).toMatchObject({ objectName: '日程中心', said: '安排的人已没有这项管理权限，请重新安排' });
      await run(41);
      expect(await isInMaintenance('news')).toBe(false);
      // Who moves it answers for it from now on.
      expect(await admin.post('plans/change', { id: missed?.id, due: at(50) })).toMatchObject({ code: 200 });
      await run(51);
      expect(await isInMaintenance('schedule')).toBe(true);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
