import type { Plan, PlannedArea } from '@portico/area';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { introduceAreas } from './introduce-areas.ts';
import { changeModule, listModules } from './module-changes.ts';

const entryPoint = { scripts: ['entryPoint.js'], styles: [] };
const library: PlannedArea = {
  area: 'library',
  title: '图书馆',
  buildId: 'a'.repeat(12),
  base: '/',
  entry: 'remoteEntry.js',
  global: 'library',
  files: {},
  entryPoints: { desktop: entryPoint, mobile: entryPoint },
  pages: {
    main: { title: '图书馆', desktop: { path: '/library' } },
    loans: { title: '我的借阅', module: 'library-loans', membersOnly: true, desktop: { path: '/library/loans' } },
  },
  blocks: { 'library.new': { title: '新书', height: { desktop: 1, mobile: 1 } } },
};
const planOf = (fid: string): Plan => ({ revision: 1, areas: fid === '10001' ? [library] : [] });

onBothEngines('areas that are new to a school', (portal) => {
  test('X5 · a new area’s modules and blocks are open where it is active, and switched like any other', async () => {
    const { services } = portal();
    const before = await listModules(services);
    expect(await introduceAreas(services, planOf)).toEqual(['10001']);
    const brought = (await listModules(services)).filter(({ sign }) => sign.startsWith('library'));
    expect(brought.map(({ fid, sign, parent, name, state, audience }) => [fid, sign, parent, name, state, audience.length])).toEqual([
      ['10001', 'library', '', '图书馆', 'on', 3],
      ['10001', 'library-loans', '', '我的借阅', 'on', 2],
      ['10001', 'library.new', 'library', '新书', 'on', 3],
    ]);
    interface Config {
      modules: { sign: string; open: number }[];
    }
    const config = async (host: string) => {
      const { data } = await portal().get<Config>('/pedestal/unitConfig/getConfig', { host, token: await portal().tokenOf('guest', host) });
      return data?.modules.find(({ sign }) => sign === 'library')?.open;
    };
    expect([await config('localhost'), await config('workbench.localhost')]).toEqual([1, undefined]);

    const grown = { ...library, blocks: { ...library.blocks, 'library.hours': { title: '开放时间', height: { desktop: 1, mobile: 1 } } } };
    expect(await introduceAreas(services, (fid) => ({ revision: 2, areas: fid === '10001' ? [grown] : [] }))).toEqual(['10001']);
    expect((await listModules(services, '10001')).find(({ sign }) => sign === 'library.hours')).toMatchObject({
      parent: 'library',
      state: 'on',
    });

    await changeModule(services, { sign: 'library', state: 'off' }, { fids: ['10001'], by: { name: 'operator', role: 'operator' } });
    expect(await introduceAreas(services, planOf)).toEqual([]);
    expect(await config('localhost')).toBe(0);
    const untouched = (await listModules(services)).filter(({ sign }) => !sign.startsWith('library'));
    expect(untouched).toEqual(before);
  });
});
