import type { OperationLine, OperatorToken } from '@portico/area/operator';
import { expect, test } from 'vitest';
import { operatorToken as tokenTable } from '../../kernel/operator/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf } from '../../testing/operations.ts';

let shift = 0;
const day = 86_400_000;

onBothEngines(
  'operators’ tokens',
  (portal) => {
    const ops = operationsOf(portal);
    const add = async (name: string, role: string, days = 90) =>
      (await ops<{ token: string }>('/ops/tokens', { name, role, days })).body.token;
    const switchNews = (state: 'on' | 'off', token: string) => ops('/ops/modules', { sign: 'news', state, school: '10001' }, token);

    test('a role decides what its token may do, and the audit log says who did it', async () => {
      const [operator, auditor, publisher] = [
        await add('li-ming', 'operator'),
        await add('watcher', 'auditor'),
        await add('ci', 'publisher'),
      ];
      expect((await switchNews('off', operator)).status).toBe(200);
      expect((await ops('/ops/modules', undefined, auditor)).status).toBe(200);
      expect(await switchNews('on', auditor)).toMatchObject({
        status: 403,
        body: { error: 'The token watcher has the role auditor, which may not do this.' },
      });
      expect((await ops('/ops/audit?school=10001', undefined, publisher)).status).toBe(403);
      expect((await switchNews('on', publisher)).status).toBe(403);
      expect((await ops('/ops/tokens', { name: 'own', role: 'operator', days: 1 }, auditor)).status).toBe(403);
      // A name that a tool claims does not replace a token's own.
      await ops('/ops/modules', { sign: 'news', state: 'on', school: '10001' }, operator, { 'x-portico-operator': 'somebody else' });
      const { operations } = (await ops<{ operations: OperationLine[] }>('/ops/operations?school=10001', undefined, auditor)).body;
      expect(operations.slice(0, 2)).toMatchObject([
        { who: 'li-ming', role: 'operator', action: 'module.change', object: 'news', before: { open: 0 }, after: { open: 1 } },
        { who: 'li-ming', action: 'module.change', before: { open: 1 }, after: { open: 0 } },
      ]);
      expect(operations.filter(({ action }) => action === 'token.add').map(({ object }) => object)).toEqual(['ci', 'watcher', 'li-ming']);
    });

    test('a token is shown once, and is stored so that nobody can read it', async () => {
      const token = await add('once', 'operator');
      expect(token).toMatch(/^portico_once_[\w-]{43}$/);
      expect(JSON.stringify(await portal().services.database.select().from(tokenTable))).not.toContain(token.slice(-43));
      expect(JSON.stringify((await ops('/ops/tokens')).body)).not.toContain(token.slice(-43));
      expect((await ops('/ops/tokens', { name: 'once', role: 'auditor', days: 1 })).body.reasons).toEqual([
        'There is a token once that works. Revoke it first, or choose another name.',
      ]);
      for (const wrong of [`${token}x`, token.replace('portico_once', 'portico_ci'), token.slice(0, -1), 'portico_once_'])
        expect((await ops('/ops/modules', undefined, wrong)).status).toBe(401);
    });

    test('an expired and a revoked token are refused with the reason, and may be replaced', async () => {
      const short = await add('short', 'operator', 1);
      shift = 2 * day;
      expect((await ops('/ops/modules', undefined, short)).body.error).toMatch(
        /^The token short expired on \d{4}-\d\d-\d\d\. An operator adds/,
      );
      const again = await add('short', 'operator', 1);
      expect((await ops('/ops/modules', undefined, again)).status).toBe(200);
      expect((await ops('/ops/modules', undefined, short)).status).toBe(401);
      const { tokens } = (await ops<{ tokens: OperatorToken[] }>('/ops/tokens/revoke', { name: 'short' })).body;
      expect(tokens.find(({ name }) => name === 'short')).toMatchObject({ state: 'revoked', lastUsedTime: expect.any(String) });
      expect((await ops('/ops/modules', undefined, again)).body.error).toMatch(/^The token short was revoked/);
      expect((await ops('/ops/tokens/revoke', { name: 'none' })).status).toBe(404);
      shift = 0;
    });

    test('what cannot be a token is refused in words', async () => {
      const refused = (wish: object) => ops('/ops/tokens', wish).then(({ status, body }) => [status, body.reasons?.[0]]);
      expect(await refused({ name: 'A B', role: 'operator', days: 1 })).toEqual([
        400,
        expect.stringMatching(/^name: must be a short name/),
      ]);
      expect(await refused({ name: 'x', role: 'owner', days: 1 })).toEqual([400, expect.stringMatching(/^role: /)]);
      expect(await refused({ name: 'x', role: 'auditor', days: 401 })).toEqual([400, expect.stringMatching(/^days: /)]);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
