import { beforeAll, expect, test } from 'vitest';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { keepPresence } from './keep-presence.ts';

let shift = 0;

onBothEngines(
  'who has something of the console open',
  (portal) => {
    let one: ConsolePerson;
    let two: ConsolePerson;
    const told: (string | undefined)[] = [];
    beforeAll(async () => {
      shift = 0;
      one = await consolePerson(portal(), { account: 'here-one', role: 'admin' });
      two = await consolePerson(portal(), { account: 'here-two', role: 'admin' });
      portal().services.running.live = { publish: async (event, _data, to) => void told.push(`${event} ${to?.personId}`) };
    });
    const at = (who: ConsolePerson, more: Record<string, string> = {}) =>
      who.get<{ name: string; since: string }[]>('presence', { object: 'modules/news', ...more });
    const namesAt = async (who: ConsolePerson, more?: Record<string, string>) => (await at(who, more)).data?.map(({ name }) => name);
    const heard = () => told.splice(0);

    test('each sees the others who write at the same object, and hears of who comes and leaves', async () => {
      expect((await at(one)).data).toEqual([]);
      expect(heard()).toEqual([]);
      expect((await at(two)).data).toEqual([{ name: '人here-one', since: expect.stringMatching(/^\d{4}-/) }]);
      expect(heard()).toEqual([`console ${one.personId}`]);
      expect(await namesAt(one)).toEqual(['人here-two']);
      expect(heard()).toEqual([]);
      expect(await namesAt(two, { object: 'modules/home' })).toEqual([]);
      expect(await one.get('presence/leave', { object: 'modules/news' })).toMatchObject({ code: 200, data: null });
      expect(heard()).toEqual([`console ${two.personId}`]);
      expect(await namesAt(two)).toEqual([]);
      await one.get('presence/leave', { object: 'modules/news' });
      expect(heard()).toEqual([]);
    });

    test('who only looks is not named, and hears of who begins and ends to write', async () => {
      expect(await namesAt(one, { writing: '0' })).toEqual(['人here-two']);
      expect(heard()).toEqual([]);
      expect(await namesAt(two)).toEqual([]);
      await at(two, { writing: '0' });
      expect(heard()).toEqual([`console ${one.personId}`]);
      expect(await namesAt(one)).toEqual([]);
      expect(heard()).toEqual([`console ${two.personId}`]);
      expect(await namesAt(two)).toEqual(['人here-one']);
    });

    test('who listens stays however long; who leaves without a word is forgotten, and the others hear it', async () => {
      heard();
      const { services } = portal();
      services.running.isListening = (personId) => personId === one.personId || personId === two.personId;
      for (let minutes = 1; minutes <= 10; minutes += 1) {
        shift = minutes * 60_000;
        await keepPresence(services);
      }
      expect(await namesAt(two)).toEqual(['人here-one']);
      services.running.isListening = (personId) => personId === two.personId;
      shift += 90_000;
      await keepPresence(services);
      expect(await namesAt(two)).toEqual(['人here-one']);
      shift += 60_000;
      expect(await namesAt(two)).toEqual([]);
      await keepPresence(services);
      expect(heard()).toEqual([`console ${two.personId}`]);
    });

    test('an object has a name, not a text', async () => {
      for (const object of ['', 'a b', 'x'.repeat(200), '../etc']) expect((await at(one, { object })).code).toBe(400);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
