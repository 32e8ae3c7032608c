import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaKeys, createAreaKey, revokeAreaKeys } from '@portico/area/keys';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBothRegistries, registrySealer } from '../../testing/test-registry.ts';
import { openKeyStore } from './key-store.ts';
import { registryKey } from './schema.ts';

onBothRegistries('areas’ keys', (registrySetup) => {
  const folder = () => join(registrySetup().folder, 'keys');
  const storeOf = (keysFolder: string) =>
    openKeyStore({ database: registrySetup().open.database, sealer: registrySealer, folder: keysFolder, now: () => new Date() });
  const states = async (keysFolder: string) => (await storeOf(keysFolder).keysOf('news')).map(({ revoked }) => revoked);

  test('a key of one data directory is known to all nodes, and its revocation too', async () => {
    expect(await states('/nowhere')).toEqual([false]);
    revokeAreaKeys(folder(), 'news');
    expect(await states(folder())).toEqual([true]);
    expect(await states('/nowhere')).toEqual([true]);
  });

  test('a revoked key stays revoked, whatever an old folder says', async () => {
    await storeOf(folder()).revoke('news');
    expect(areaKeys(folder(), 'news').map(({ revoked }) => revoked)).toEqual([false]);
    expect(await states(folder())).toEqual([true]);
  });

  test('a key that was handed over is accepted once, and two keys may be accepted', async () => {
    const other = join(registrySetup().folder, 'team');
    createAreaKey(other, 'news');
    const pem = areaKeys(other, 'news')[0]?.key.export({ type: 'spki', format: 'pem' }) as string;
    expect(await storeOf('/nowhere').add('news', pem)).toBe(areaKeys(other, 'news')[0]?.id);
    expect(await storeOf('/nowhere').add('news', pem)).toBeUndefined();
    expect(await states('/nowhere')).toEqual([false, false]);
  });

  test('a row that somebody added or changed in the database admits nobody', async () => {
    rmSync(folder(), { recursive: true });
    const { database } = registrySetup().open;
    await storeOf('/nowhere').revoke('news');
    await database.update(registryKey).set({ revoked: false }).where(eq(registryKey.area, 'news'));
    expect(await states('/nowhere')).toEqual([]);
    await database.update(registryKey).set({ area: sql`'news'`, revoked: false }).where(eq(registryKey.area, 'home'));
    expect(await states('/nowhere')).toEqual([]);
  });
});
