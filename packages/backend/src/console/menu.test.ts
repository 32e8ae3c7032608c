import type { UnitConfig } from '@portico/contracts';
import { expect, test } from 'vitest';
import { moduleSwitch } from '../homepage/unit/schema.ts';
import { onBothEngines } from '../testing/engines.ts';

onBothEngines('the console in the menus', (portal) => {
  const configOf = async (account: 'guest' | '20260001' | 'T10001' | 'admin') => {
    const token = await portal().tokenOf(account);
    return (await portal().get<UnitConfig>('/pedestal/unitConfig/getConfig', { token })).data;
  };
  const menusOf = async (account: Parameters<typeof configOf>[0]) => (await configOf(account))?.menus.map(({ link }) => link) ?? [];
  const isOpen = async (account: Parameters<typeof configOf>[0]) =>
    (await configOf(account))?.modules.find(({ sign }) => sign === 'console')?.open;

  test('W1 · W44 · the entry is last, and only people with a grant have it', async () => {
    expect(await menusOf('admin')).not.toContain('/console');
    await portal().services.database.insert(moduleSwitch).values({ fid: '10001', sign: 'console', name: '管理台', sort: 99 });
    await portal().services.schools.changed('10001');
    for (const account of ['admin', 'T10001'] as const) expect((await menusOf(account)).at(-1)).toBe('/console');
    for (const account of ['guest', '20260001'] as const) expect(await menusOf(account)).not.toContain('/console');
    // The module is closed to them too, so their browsers prepare no page of it.
    for (const account of ['admin', 'T10001'] as const) expect(await isOpen(account)).toBe(1);
    for (const account of ['guest', '20260001'] as const) expect(await isOpen(account)).toBe(0);
  });
});
