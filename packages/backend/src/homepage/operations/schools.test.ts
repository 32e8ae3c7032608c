import type { OperationLine, SchoolState } from '@portico/area/operator';
import type { ContentPiece, HomeBlock, ThemeItem, UnitConfig } from '@portico/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf, type Told } from '../../testing/operations.ts';

onBothEngines('schools', (portal) => {
  const told: Told[] = [];
  let introduced = 0;
  const ops = operationsOf(portal, {
    told,
    async introduceAreas() {
      introduced += 1;
    },
  });
  const save = (wish: object) => ops<SchoolState>('/ops/schools', wish);
  const guest = async <Data>(path: string, host: string) =>
    (await portal().get<Data>(path, { host, token: await portal().tokenOf('guest', host) })).data;
  const yunlu = { fid: '10009', add: true, name: '云麓学院', hosts: ['portal.yunlu.example', 'www.yunlu.example'] };

  test('a new school has its own name, menu, home and colour at each of its host names', async () => {
    expect((await save({ ...yunlu, colour: '#0f7b6c', template: 2 })).body).toMatchObject({
      name: '云麓学院',
      login: 'own',
      terms: 'standard',
    });
    for (const host of yunlu.hosts) {
      const unit = await guest<UnitConfig>('/pedestal/unitConfig/getConfig', host);
      expect(unit).toMatchObject({ fid: '10009', unitName: '云麓学院', template: 2 });
      expect(unit?.openMenus.map(({ name }) => name)).toEqual(['首页', '服务大厅', '业务系统', '新闻中心', '信息中心']);
    }
    const [host] = yunlu.hosts as [string];
    expect((await guest<HomeBlock[]>('/homepage/homeConfig/list', host))?.map(({ sign }) => sign)).toContain('news.latest');
    expect(await guest<ThemeItem[]>('/homepage/theme/list', host)).toContainEqual(expect.objectContaining({ color: '#0f7b6c' }));
    expect(introduced).toBe(1);
    expect(told).toContainEqual({ event: 'config', fid: '10009' });
  });

  test('settings change one by one, the others stay, and the log has both', async () => {
    const [host] = yunlu.hosts as [string];
    const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0f7b6c' } })
      .png()
      .toBuffer();
    const changed = (
      await save({ fid: '10009', login: 'cas', logo: logo.toString('base64'), terms: '<h2>本校协议</h2><script>1</script>' })
    ).body;
    expect(changed).toMatchObject({ name: '云麓学院', login: 'cas', terms: 'own', privacy: 'standard', hosts: yunlu.hosts });
    const picture = await portal().request(changed.logo);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 360, height: 120 });
    const terms = await guest<ContentPiece>('/homepage/content?sign=user-agreement', host);
    expect(terms?.html).toBe('<h2>本校协议</h2>');
    expect((await save({ fid: '10009', terms: '', logo: '' })).body).toMatchObject({ terms: 'standard', logo: '', login: 'cas' });
    const { operations } = (await ops<{ operations: OperationLine[] }>('/ops/operations?school=10009')).body;
    expect(operations.map(({ action }) => action)).toEqual(['school.set', 'school.set', 'school.add']);
    expect(operations[1]).toMatchObject({
      object: '10009',
      before: { login: 'own', terms: 'standard' },
      after: { login: 'cas', terms: 'own' },
    });
  });

  test('what cannot be is refused in words, and nothing is half written', async () => {
    const refused = async (wish: object) => (await save(wish)).body.reasons;
    expect(await refused({ ...yunlu, name: 'again' })).toEqual(['There is a school 10009. Change it with portico school set.']);
    expect(await refused({ fid: '77', name: 'x' })).toEqual(['There is no school 77. Add it with portico school add.']);
    expect(await refused({ fid: '77', add: true, name: 'x' })).toEqual(['A new school needs --name and --host.']);
    expect(await refused({ fid: '77', add: true, name: 'x', hosts: ['www.yunlu.example'] })).toEqual([
      'hosts: www.yunlu.example leads to the school 10009. A host name has one school.',
    ]);
    expect(await refused({ fid: 'a b', hosts: ['http://x:80'], colour: 'red', template: 4 })).toEqual([
      'fid: must be a number of up to 12 digits.',
      'hosts.0: must be a host name without port.',
      'colour: must be a colour such as #0f7b6c.',
      expect.stringMatching(/^template: /),
    ]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString('base64');
    expect(await refused({ fid: '77', add: true, name: 'x', hosts: ['x.example'], logo: svg })).toEqual([
      expect.stringMatching(/^logo: must be a PNG, JPEG or WebP picture/),
    ]);
    expect((await ops('/ops/schools?school=77')).status).toBe(404);
  });
});
