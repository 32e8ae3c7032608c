import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayjs } from '@portico/contracts/time';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { portalSecret } from '../../kernel/secret/schema.ts';
import { readSecret } from '../../kernel/secret/shared-secrets.ts';
import { createLog } from '../../kernel/server/log.ts';
import { builds, onBothRegistries, refusal, registrySealer, type TestRegistry } from '../../testing/test-registry.ts';
import { readHistory } from './activations.ts';
import { newestDocument } from './documents.ts';
import { openDocumentKey, renewDocumentKey } from './registry-key.ts';
import { registryActivation, registryDocument } from './schema.ts';

const [first, second, third, fourth] = builds;
const browsers = Array.from({ length: 1_000 }, (_, index) => `browser-number-${index}`);

onBothRegistries('rollout', (registrySetup) => {
  const buildOf = (visitor: { fid?: string; browser?: string; preview?: string }, { registry } = registrySetup()) =>
    registry.planFor({ fid: '10001', ...visitor }).areas.find(({ area }) => area === 'news')?.buildId;
  const within = ({ registry }: TestRegistry) =>
    new Set(browsers.filter((browser) => buildOf({ browser }, { ...registrySetup(), registry }) === second));
  const publishAll = async () => {
    for (const build of [first, second, third, fourth]) await registrySetup().send(build);
    await registrySetup().activate({ buildId: first });
  };

  test('X2 · preview before school before rollout before everyone', async () => {
    await publishAll();
    const [browser] = browsers as [string];
    await registrySetup().activate({ buildId: second, share: 99 });
    await registrySetup().activate({ buildId: third, school: '10002' });
    await registrySetup().activate({ buildId: fourth, preview: 'spring' });
    const lucky = [...within(registrySetup())][0] ?? browser;
    expect(buildOf({})).toBe(first);
    expect(buildOf({ browser: lucky })).toBe(second);
    expect(buildOf({ browser: lucky, fid: '10002' })).toBe(third);
    expect(buildOf({ browser: lucky, fid: '10002', preview: 'spring' })).toBe(fourth);
    expect(registrySetup().registry.planFor({ fid: '10001', preview: 'spring' }).preview).toBe('spring');
    expect(registrySetup().registry.planFor({ fid: '10001', preview: 'unknown' })).not.toHaveProperty('preview');
  });

  test('X2 · a rollout has its percentage, keeps its visitors, grows around them, and survives a restart', async () => {
    await publishAll();
    await registrySetup().activate({ buildId: second, share: 10 });
    const tenth = within(registrySetup());
    // Four standard deviations around a hundred of a thousand; the browsers are always the same.
    expect(Math.abs(tenth.size - 100)).toBeLessThan(38);
    expect(within(registrySetup())).toEqual(tenth);
    expect(within({ ...registrySetup(), registry: await registrySetup().openAgain() })).toEqual(tenth);
    await registrySetup().activate({ buildId: second, share: 50 });
    const half = within(registrySetup());
    expect(half.size).toBeGreaterThan(400);
    expect([...tenth].every((browser) => half.has(browser))).toBe(true);
  });

  test('a plain rollback ends a running rollout; the next one goes back for everyone', async () => {
    await publishAll();
    await registrySetup().activate({ buildId: third });
    await registrySetup().activate({ buildId: second, share: 99 });
    expect(await registrySetup().activate({ rollback: true })).toMatchObject({ revision: 4, buildId: null, share: 99 });
    expect([registrySetup().registry.shares(), buildOf({})]).toEqual([[], third]);
    expect(await registrySetup().activate({ rollback: true })).toMatchObject({ revision: 5, buildId: first });
  });

  test('a build for everyone ends the rollout that was compared with it', async () => {
    await publishAll();
    await registrySetup().activate({ buildId: second, share: 50 });
    await registrySetup().activate({ buildId: second });
    expect([registrySetup().registry.shares(), within(registrySetup()).size]).toEqual([[], browsers.length]);
    expect((await registrySetup().registry.list()).activations.map(({ share, buildId }) => ({ share, buildId }))).toEqual([
      { share: null, buildId: second },
    ]);
  });

  test('a rollout needs another build that everyone has', async () => {
    await registrySetup().send(first);
    expect(await refusal(registrySetup().activate({ buildId: first, share: 10 }))).toMatch(/has no build for everyone/);
    await registrySetup().activate({ buildId: first });
    expect(await refusal(registrySetup().activate({ buildId: first, share: 10 }))).toMatch(/active for everyone already/);
    expect(await refusal(registrySetup().activate({ buildId: first, school: '10001', preview: 'x' }))).toMatch(/name one of them/);
  });

  test('a preview ends by rollback, and by itself after a week', async () => {
    await publishAll();
    const { link = '' } = await registrySetup().activate({ buildId: second, preview: 'spring' });
    const token = link.replace('/?preview=', '');
    expect(registrySetup().registry.previewOf(token)).toEqual({ name: 'spring', secondsLeft: 7 * 24 * 3_600 });
    expect(await registrySetup().activate({ rollback: true, preview: 'spring' })).toMatchObject({ buildId: null, preview: 'spring' });
    expect(buildOf({ preview: 'spring' })).toBe(first);
    await registrySetup().activate({ buildId: second, preview: 'spring' });
    registrySetup().clock.now = dayjs(registrySetup().clock.now).add(7, 'day').toDate();
    expect([buildOf({ preview: 'spring' }), registrySetup().registry.previewOf(token)]).toEqual([first, undefined]);
  });

  test('a link that was changed, or that another portal signed, opens no preview', async () => {
    await publishAll();
    const { link = '' } = await registrySetup().activate({ buildId: second, preview: 'spring' });
    const [body = '', signature = ''] = link.replace('/?preview=', '').split('.');
    const later = Buffer.from(JSON.stringify({ name: 'spring', until: 9e15 })).toString('base64url');
    for (const token of ['', 'x', `${later}.${signature}`, `${body}.${'A'.repeat(86)}`, `${body}.`])
      expect(registrySetup().registry.previewOf(token)).toBeUndefined();
  });

  const signing = () => ({
    database: registrySetup().open.database,
    sealer: registrySealer,
    dataDirectory: registrySetup().folder,
    log: createLog('silent'),
  });

  test('each revision is one signed document, and its key verifies it', async () => {
    await publishAll();
    await registrySetup().activate({ buildId: second, school: '10002' });
    const signed = await newestDocument(registrySetup().open.database);
    const key = await openDocumentKey(signing());
    expect(key.verifies(signed?.document ?? '', signed?.signature ?? '')).toBe(true);
    expect(key.verifies(`${signed?.document} `, signed?.signature ?? '')).toBe(false);
    expect(JSON.parse(signed?.document ?? '')).toMatchObject({
      revision: 2,
      areas: { news: { everyone: first, schools: { 10002: second }, previews: {} } },
    });
    expect(Object.keys(JSON.parse(signed?.document ?? '').records)).toEqual([`news@${first}`, `news@${second}`]);
  });

  test('the key file of an older data directory is stored once; afterwards the database’s key counts, and the log says so', async () => {
    await publishAll();
    const { database } = registrySetup().open;
    const pem = (await readSecret({ database, sealer: registrySealer }, 'registry-key')) ?? '';
    const { id } = await openDocumentKey(signing());
    const file = join(registrySetup().folder, 'registry-key.pem');
    writeFileSync(file, pem);
    await database.delete(portalSecret);
    // As an older version left it: rows and documents, and the key in the directory alone.
    expect((await registrySetup().openAgain()).key.id).toBe(id);
    rmSync(file);
    expect((await registrySetup().openAgain()).planFor({ fid: '10001' }).areas).toHaveLength(1);
    writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect((await registrySetup().openAgain()).key.id).toBe(id);
    expect(registrySetup().logged.join()).toMatch(/registry-key\.pem is another key .* than the database's .* Delete the file\./);
    writeFileSync(file, 'not a key');
    expect(await refusal(registrySetup().openAgain())).toMatch(/is not an Ed25519 key/);
  });

  test('a database that somebody changed is refused at start; a running node continues with what it verified', async () => {
    await publishAll();
    const { database } = registrySetup().open;
    await database.update(registryDocument).set({ document: sql`replace(document, ${first}, ${second})` });
    expect(await refusal(registrySetup().openAgain())).toMatch(/cannot be trusted: its document is signed by/);
    expect(await refusal(registrySetup().activate({ buildId: third }))).toMatch(/cannot be trusted/);
    expect(buildOf({})).toBe(first);
    await database.insert(registryActivation).values({ revision: 2, area: 'news', buildId: second, time: new Date() });
    await database.delete(registryDocument);
    expect(await refusal(registrySetup().openAgain())).toMatch(/holds revision 2 without a signed document/);
  });

  test('a record that was changed behind the document is not served', async () => {
    await publishAll();
    await registrySetup().open.database.execute(sql`update registry_release set record = replace(record, 'sha384-', 'sha384-A')`);
    const registry = await registrySetup().openAgain();
    expect(registry.planFor({ fid: '10001' }).areas).toEqual([]);
    expect(registrySetup().logged.join()).toContain(`news@${first}`);
  });

  test('a registry whose key is gone is signed again only by an operator, and what is not signed does not count', async () => {
    await publishAll();
    const { database } = registrySetup().open;
    await database.delete(registryDocument);
    await database.delete(portalSecret);
    expect(await refusal(registrySetup().openAgain())).toMatch(/the key that signed it is missing.*portico renew registry-key/);
    await renewDocumentKey({ ...signing(), now: new Date() });
    const registry = await registrySetup().openAgain();
    expect(registry.planFor({ fid: '10001' }).areas).toHaveLength(1);
    // From now on what is not signed does not count, and nothing is signed on top of it.
    await database.insert(registryActivation).values({ revision: 2, area: 'news', buildId: second, time: new Date() });
    const again = await registrySetup().openAgain();
    expect(again.planFor({ fid: '10001' }).areas[0]?.buildId).toBe(first);
    expect(await refusal(again.activate({ area: 'news', buildId: third, who: 'test' }))).toMatch(/is of revision 1, not of 2/);
  });

  test('the history says who did what when, from which revision to which, and for whom', async () => {
    await publishAll();
    await registrySetup().activate({ buildId: second, share: 10, who: 'operator zhou' });
    await registrySetup().activate({ rollback: true, who: 'the portal', note: 'it fails' });
    const [halt, share] = await readHistory(registrySetup().open.database, { area: 'news', limit: 2 });
    expect(share).toMatchObject({ who: 'operator zhou', action: 'activate', buildId: second, share: 10, fromRevision: 1, toRevision: 2 });
    expect(halt).toMatchObject({ who: 'the portal', action: 'halt', buildId: null, share: 10, note: 'it fails', toRevision: 3 });
    expect((await registrySetup().registry.list()).halted).toMatchObject([{ area: 'news', note: 'it fails', share: 10 }]);
    await registrySetup().activate({ buildId: third });
    expect((await registrySetup().registry.list()).halted).toEqual([]);
  });
});
