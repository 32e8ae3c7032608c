import { beforeAll, expect, test } from 'vitest';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';

let shift = 0;

onBothEngines(
  'who has something of the console open',
  (portal) => {
    let one: ConsolePerson;
    let two: ConsolePerson;
    const told: string[] = [];
    beforeAll(async () => {
      shift = 0;
      one = await consolePerson(portal(), { account: 'here-one', role: 'admin' });
      two = await consolePerson(portal(), { account: 'here-two', role: 'admin' });
      told.length = 0;
      portal().services.running.live = { publish: async (event) => void told.push(event) };
    });
    const at = (who: ConsolePerson, object = 'modules/news') => who.get<{ name: string; since: string }[]>('presence', { object });

    test('each sees the others of the same object, never oneself, and the others are told of who comes', async () => {
      expect((await at(one)).data).toEqual([]);
      expect(told).toEqual([]);
      expect((await at(two)).data).toEqual([{ name: '人here-one', since: expect.stringMatching(/^\d{4}-/) }]);
      expect(told).toContain('console');
      told.length = 0;
      expect((await at(one)).data).toMatchObject([{ name: '人here-two' }]);
      expect(told).toEqual([]);
      expect((await at(two, 'modules/home')).data).toEqual([]);
    });

    test('who gives no sign for two minutes has left', async () => {
      shift = 90_000;
      expect((await at(one)).data).toHaveLength(1);
      shift = 150_000;
      expect((await at(one)).data).toEqual([]);
      expect((await at(two)).data).toMatchObject([{ name: '人here-one' }]);
    });

    test('an object has a name, not a text', async () => {
      for (const object of ['', 'a b', 'x'.repeat(200), '../etc']) expect((await at(one, object)).code).toBe(400);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
