import type { Call, Contract } from '@portico/contracts';
import * as contracts from '@portico/contracts/console';
import { addDays, dayOf } from '@portico/contracts/time';
import { beforeAll, expect, test } from 'vitest';
import { source } from '../../homepage/source/schema.ts';
import { school } from '../../kernel/identity/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';

const secrets = ['oidc', 'wechat', 'sms', 'mail', 'api', 'model', 'header'].map((name) => `secret-of-${name}-${crypto.randomUUID()}`);
const [oidc, wechat, sms, mail, api, model, header] = secrets as [string, string, string, string, string, string, string];
const url = 'http://127.0.0.1:9/';
const partners: Record<string, object> = {
  oidc: { issuer: url, clientId: 'portico', clientSecret: oidc },
  wechat: { appid: 'wx1', secret: wechat, openUrl: url, apiUrl: url },
  sms: { url, token: sms },
  mail: { url, token: mail },
  apiLogin: { key: api },
  model: { address: url, name: 'm', key: model },
};
const today = dayOf(new Date());
const inputs: Record<string, Record<string, string>> = {
  'audit/list': { from: addDays(today, -1), to: today, pageSize: '100' },
  'audit/days': { from: addDays(today, -1), to: today },
  'modules/history': { sign: 'news' },
};
const calls = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([, contract]) => Object.values(contract as Contract));
const pathOf = ({ path }: Call) => path.replace('/pedestal/console/', '');

onBothEngines('secrets in the console', (portal) => {
  let admin: ConsolePerson;
  let auditor: ConsolePerson;
  const answers: unknown[] = [];
  beforeAll(async () => {
    admin = await consolePerson(portal(), { account: 'keep-admin', role: 'admin' });
    auditor = await consolePerson(portal(), { account: 'keep-auditor', role: 'auditor' });
    await admin.confirm();
    await auditor.confirm();
    const post = async (path: string, body: object) => {
      const answer = await admin.post(path, body);
      answers.push(answer);
      return answer;
    };
    for (const [partner, settings] of Object.entries(partners)) {
      const { data } = await admin.get<{ partners: contracts.ConsolePartner[] }>('partners/list');
      const version = data?.partners.find((each) => each.partner === partner)?.version;
      expect(await post('partners/save', { partner, version, settings })).toMatchObject({ code: 200 });
      // Refusals are rows too: an older version, a secret typed as a name, a failing trial.
      await post('partners/save', { partner, version: 'old', settings });
      await post('partners/save', { partner, version, settings: { ...settings, [`x-${Object.values(settings).at(-1)}`.slice(0, 60)]: 1 } });
      await post('partners/test', { partner });
    }
    const questions = { tasks: { address: 'tasks', list: 'rows', fields: { id: 'id' } } };
    const wish = { code: 'kept', name: '办公', offers: ['tasks'], http: { base: url, headers: { 'x-key': header }, questions } };
    expect(await post('sources/save', wish)).toMatchObject({ code: 200 });
    await post('sources/save', { ...wish, version: 'old' });
    await post('sources/try', { code: 'kept', account: 'keep-admin', offer: 'tasks' });
    await post('sources/pause', { code: 'kept', paused: true });
  });

  test('W12 · no saved secret is in an answer of any call, in the log, its export or the portal’s own log', async () => {
    for (const who of [admin, auditor])
      for (const call of calls.filter(({ method }) => method === 'GET'))
        answers.push(await who.get(pathOf(call), inputs[pathOf(call)] ?? {}));
    const { records = [] } = (await auditor.get<{ records: contracts.AuditRow[] }>('audit/list', inputs['audit/list'])).data ?? {};
    for (const { id } of records) answers.push(await auditor.get('audit/read', { id }));
    answers.push(await auditor.post('audit/export', { from: today, to: today }));
    expect(answers.length).toBeGreaterThan(60);
    const { database } = portal().services;
    const stored = [
      await database.select().from(operationEntry),
      await database.select().from(school),
      await database.select().from(source),
    ];
    const everything = JSON.stringify([answers, stored, portal().logged]);
    expect(everything).toContain('partner.change');
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });
});
