import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { ownFacts, type Visitor } from './visitor.ts';

const someTime = new Date('2026-11-20T02:00:00.000Z');

onBothEngines(
  'answers by audience',
  (portal) => {
    const facts = ownFacts({ host: 'localhost' });
    const visitorOf = async (account: '20260001' | 'T10001') =>
      portal().services.visitorOf({ host: 'localhost', token: await portal().tokenOf(account) });

    test.each(['20260001', 'T10001'] as const)(
      'nothing of %s is in an answer that is shared with others of the same kind',
      async (account) => {
        const visitor = await visitorOf(account);
        const { person, session } = visitor;
        const other = {
          id: 'somebody',
          account: 'x1',
          name: '某人',
          deptId: 'elsewhere',
          deptName: '别处',
          roles: [],
          profile: {},
          avatar: '/x',
        };
        const unknownPerson = {
          ...visitor,
          person: { ...person, ...other },
          binds: ['mail'],
          session: { ...session, id: 'another' },
        } as Visitor;
        const token = await portal().tokenOf(account);
        const entries = await portal().get<{ records: { id: string }[] }>('/homepage/threeList/list', { token });
        const topics = await portal().get<{ id: string }[]>('/homepage/news/topics', { token });
        /** What the calls of one thing ask for. */
        const ids: Record<string, string | undefined> = { '/homepage/news/topic': topics.data?.[0]?.id };
        const calls = portal()
          .services.dispatcher.all()
          .filter(({ byAudience }) => byAudience);
        expect(calls.length).toBeGreaterThan(8);
        for (const { call, handle } of calls) {
          const input = call.input.parse(call.input.safeParse({}).success ? {} : { id: ids[call.path] ?? entries.data?.records[0]?.id });
          const answered = async (who: Visitor) => handle(input, { visitor: who, facts });
          expect({ [call.path]: await answered(unknownPerson) }).toEqual({ [call.path]: await answered(visitor) });
        }
      },
    );

    test('it is computed once for visitors of one kind, and again for another', async () => {
      const asked = { method: 'GET', path: '/homepage/homeStatistic/getHomeStatistic' };
      const answered = async (visitor: Visitor) => (await portal().services.answer(asked, visitor, facts)).data;
      const [student, staff] = [await visitorOf('20260001'), await visitorOf('T10001')];
      const other = { ...student, person: { ...student.person, id: 'somebody' } } as Visitor;
      expect(await answered(other)).toBe(await answered(student));
      expect(await answered(staff)).not.toBe(await answered(student));
      expect(await answered(staff)).not.toEqual(await answered(student));
    });
  },
  () => ({ now: () => someTime }),
);
