import type { Call } from '@portico/contracts';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { allContracts } from './contracts.ts';

const service = '1000105001';
const notice = '1000109001';
/** What each call that needs input is asked, on localhost; the order of the table is the order of the calls. */
const inputs: Record<string, Record<string, unknown>> = {
  'auth.login': { username: '20260001', password: 'Qinghe#2026' },
  'auth.hostInfo': { service: '/home' },
  'config.content': { sign: 'about' },
  'service.services': { keyword: '申请', sort: 'hot', pageSize: 5 },
  'service.businessSystems': { pageSize: 2 },
  'service.guide': { appId: '1000105006' },
  'service.framed': { id: '1000105015' },
  'service.collect': { appId: service, op: '1' },
  'service.hit': { appId: service },
  'service.recommendation': { id: '1000115001' },
  'service.recommendationsByType': { type: 'role' },
  'topic.detail': { id: '1000106001' },
  'news.chooseCategories': { categoryIds: ['1000108003', '1000108001'] },
  'news.list': { categoryId: '1000108001', keyword: '学校', pageSize: 3 },
  'news.topic': { id: '1000124001' },
  'news.detail': { id: '1000107001' },
  'notice.list': { type: 'life', read: false },
  'notice.all': { type: 'life', pageSize: 5 },
  'notice.detail': { id: notice },
  'notice.readAll': { type: 'life', until: '2026-11-01 00:00:00' },
  'notice.address': { noticeId: notice },
  'notice.read': { idCodes: [notice] },
  'notice.dismiss': { idCodes: [notice] },
  'notice.star': { idCodes: [notice] },
  'statistic.addFontVisit': { terminalType: 2 },
  'task.list': { type: 'todo', sort: 'due' },
  'task.detail': { id: '1000112001', sourceCode: 'affairs' },
  'task.act': { action: 'markRead', tasks: [{ id: '1000112008', sourceCode: 'teaching' }] },
  'person.data': { typeId: '1000110601' },
  'person.dataSelects': { typeId: '1000110601' },
  'person.reportFault': { subject: 'asset', subjectId: 'card', text: '余额不对' },
  'service.arrangeCollected': { groups: [{ name: '常用', appIds: [service] }] },
  'notice.saveConfig': { channels: [{ type: 'life', mail: true }], quietStart: '22:30', quietEnd: '07:00' },
  'search.search': { search: '申请', pageSize: 3 },
  'search.suggest': { search: 'xy' },
  'threeList.list': { type: 'duty', keyword: '维修' },
  'threeList.detail': { id: '1000123001' },
  'approval.list': { aprvType: 4 },
  'approval.merged': { aprvType: 1 },
  'approval.detail': { id: '1000118101', sourceCode: 'affairs' },
  'oa.list': { type: 'read' },
  'calendar.days': { startDate: '2026-11-16', endDate: '2026-11-22' },
  'calendar.saveEvent': { title: '复习', start: '2026-11-21 19:00', end: '2026-11-21 21:00', remindMinutes: 15 },
  'assistant.ask': { search: '校园卡丢了怎么办' },
  'evaluate.add': { appId: service, level: 5, tags: ['方便'] },
};
const calendarFile = new File(
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261121T080000Z\r\nSUMMARY:A\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'],
  'a.ics',
);
const calls = Object.entries(allContracts).flatMap(([subject, contract]) =>
  Object.entries(contract).map(([name, call]) => ({ name: `${subject}.${name}`, call })),
);
/** These end what the other calls need, want what another made, or need a companion cookie: other tests ask them. */
const elsewhere =
  /^(calendar\.deleteEvent|auth\.(logout|confirm|sessions|revokeSession|signInLog)|person\.(reveal\w+|identityCode)|console\w*\..+|signInMethod\..+|user\..+)$/;

const ask = (portal: TestPortal, { call, input, token }: { call: Call; input: Record<string, unknown>; token: string | undefined }) =>
  call.upload !== undefined
    ? portal.upload<unknown>(call.path, calendarFile, { token })
    : call.method === 'GET'
      ? portal.get<unknown>(`${call.path}?${new URLSearchParams(input as Record<string, string>)}`, { token })
      : portal.post<unknown>(call.path, { token, body: input });

onBothEngines('every call', (portal) => {
  for (const { name, call } of calls) {
    if (elsewhere.test(name)) continue;
    const input = inputs[name] ?? {};
    test(`${name} answers as its contract says`, async () => {
      // Signing in with a token would end its session.
      const token = call.who === 'anyone' ? undefined : await portal().tokenOf('20260001');
      const answer = await ask(portal(), { call, input, token });
      expect(answer).toMatchObject({ status: 200, success: true, code: 200, msg: '' });
      expect(call.output.safeParse(answer.data).error).toBeUndefined();
      // Nothing goes out that the contract does not name.
      expect(answer.data).toEqual(call.output.parse(answer.data));
    });
  }

  test.each(calls.filter(({ call }) => call.who !== 'anyone'))(
    'G7 · $name without a token is code 401 and holds no data',
    async ({ name, call }) => {
      const answer = await ask(portal(), { call, input: inputs[name] ?? {}, token: undefined });
      expect(answer).toMatchObject({ status: 200, success: false, code: 401, data: null });
    },
  );

  test.each(calls.filter(({ call }) => call.who === 'member'))('G6 · $name is refused to a guest with code 401', async ({ name, call }) => {
    const answer = await ask(portal(), { call, input: inputs[name] ?? {}, token: await portal().tokenOf('guest') });
    expect(answer).toMatchObject({ status: 200, success: false, code: 401, data: null });
  });

  test('C6 · the description names every call', async () => {
    const document = (await (await portal().request('/openapi.json')).json()) as { paths: Record<string, Record<string, unknown>> };
    for (const { call } of calls) expect(document.paths[call.path]?.[call.method.toLowerCase()]).toBeDefined();
  });
});
