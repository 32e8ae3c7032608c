import type { ConsolePartner, Overview } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { lookAtPartners } from '../../pedestal/partner-check/look-at-partners.ts';
import { partnerLook } from '../../pedestal/partner-check/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { oidcClient, serveOidc } from '../../testing/fake-oidc.ts';
import { serveSmall } from '../../testing/small-server.ts';

const minuteMs = 60_000;
/** The portal's clock stands between two looks. */
const begun = Date.now();
let shift = 0;

onBothEngines(
  'the hourly look at partners',
  (portal) => {
    let admin: ConsolePerson;
    let cas: Awaited<ReturnType<typeof serveSmall>>;
    let oidc: Awaited<ReturnType<typeof serveOidc>>;
    let asked: string[] = [];
    let status = 200;
    const told: string[] = [];
    beforeAll(async () => {
      shift = 0;
      status = 200;
      cas = await serveSmall((request, response) => {
        asked.push(new URL(request.url ?? '', 'http://cas.invalid').pathname);
        response.writeHead(status).end();
      });
      oidc = await serveOidc();
      oidc.open(['http://localhost:8080/auth-login']);
      admin = await consolePerson(portal(), { account: 'look-admin', role: 'admin' });
      await admin.confirm();
      await save({ server: cas.url });
    });
    afterAll(() => Promise.all([cas.close(), oidc.close()]));
    const itemOf = async (name: string) =>
      (await admin.get<{ partners: ConsolePartner[] }>('partners/list')).data?.partners.find(({ partner }) => partner === name);
    const save = async (settings: object | null, partner = 'cas') =>
      admin.post('partners/save', { partner, settings, version: (await itemOf(partner))?.version });
    const lines = async () =>
      (await admin.get<Overview>('overview/read')).data?.wrong
        .filter(({ kind }) => kind === 'partner')
        .map(({ text, affected }) => ({ text, affected }));
    const look = async (minutes = 0) => {
      shift += minutes * minuteMs;
      asked = [];
      told.length = 0;
      const services = { ...portal().services };
      const tell = async (fid: string) => void told.push(fid);
      // Two nodes of one database, at the same moment.
      await Promise.all([lookAtPartners(services, { tell }), lookAtPartners(services, { tell })]);
      return asked;
    };
    const now = () => writeTime(begun + shift).slice(0, 16);

    test('one node looks, once an hour, at what needs no person; no made-up ticket is sent', async () => {
      expect(await look()).toEqual(['/login']);
      expect(told).toEqual([]);
      expect((await itemOf('cas'))?.look).toEqual({ time: expect.stringContaining(now()) });
      expect(await look(59)).toEqual([]);
      expect(await look(2)).toEqual(['/login']);
      expect((await itemOf('cas'))?.look?.time).toContain(now());
      expect(await lines()).toEqual([]);
    });

    test('W14 · one that does not answer is named since then, once, with whom it concerns, until it answers', async () => {
      status = 503;
      expect(await look(61)).toEqual(['/login']);
      const since = now();
      expect(told).toEqual(['10001']);
      const said = expect.stringMatching(/^对方回答 503|^it answers 503/);
      expect((await itemOf('cas'))?.look).toMatchObject({ since: expect.stringContaining(since), step: '登录页有应答', said });
      // A refused sign-in there is the same fault.
      await writeAudit(portal().services, { fid: '10001', method: 'cas', event: 'failed', note: '2004' });
      expect(await lines()).toEqual([
        {
          text: `统一身份认证 自 ${since.slice(11)} 起连不上`,
          affected: expect.stringMatching(/^用统一身份认证登录的人进不来。“登录页有应答”未通过：/),
        },
      ]);
      expect(await look(4)).toEqual([]);
      expect(await look(2)).toEqual(['/login']);
      expect(told).toEqual([]);
      expect((await itemOf('cas'))?.look).toMatchObject({ since: expect.stringContaining(since), time: expect.stringContaining(now()) });
      status = 200;
      expect(await look(6)).toEqual(['/login']);
      expect(told).toEqual(['10001']);
      expect((await itemOf('cas'))?.look).toEqual({ time: expect.stringContaining(now()) });
    });

    test('other settings are looked at again, and a partner that is no longer set is forgotten', async () => {
      status = 503;
      await look(61);
      expect(await lines()).toHaveLength(1);
      await admin.confirm();
      await save({ server: `${cas.url}/other` });
      expect((await itemOf('cas'))?.look).toBeUndefined();
      expect(await look()).toEqual(['/other/login']);
      status = 200;
      await save(null);
      expect(await lines()).toEqual([]);
      expect(await look()).toEqual([]);
      expect(await portal().services.database.select().from(partnerLook)).toEqual([]);
    });

    test('a provider’s description and keys are read; its client is not tried', async () => {
      await save({ issuer: oidc.issuer, clientId: oidcClient.id, clientSecret: 'another-secret' }, 'oidc');
      await look();
      expect((await itemOf('oidc'))?.look).toEqual({ time: expect.stringContaining(now()) });
      await oidc.close();
      await look(61);
      expect((await itemOf('oidc'))?.look).toMatchObject({ said: '连接被拒绝', since: expect.any(String) });
    });
  },
  () => ({ now: () => new Date(begun + shift) }),
);
