import type { OperationLine, RoleLine } from '@portico/area/operator';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf } from '../../testing/operations.ts';
import { consoleGrant } from '../grant/schema.ts';

let shift = 0;

onBothEngines(
  'roles of people',
  (portal) => {
    const ops = operationsOf(portal);
    const staff = { account: 'T10001', school: '10001' };
    const student = { account: '20260001', school: '10001' };
    const roles = async (school: string) => (await ops<{ roles: RoleLine[] }>(`/ops/roles?school=${school}`)).body.roles;

    test('a role is given, changed by giving it again, ends by itself, and is taken back; each act is a row of the log', async () => {
      await portal().services.database.delete(consoleGrant);
      await ops('/ops/roles', { role: 'admin', ...staff, reason: 'IT office' });
      await ops('/ops/roles', { role: 'editor', ...staff, departments: ['d1'], mayReview: true, until: '2099-01-31' });
      await ops('/ops/roles', { role: 'editor', ...staff, departments: ['d2'], until: '2099-02-28' });
      await ops('/ops/roles', { role: 'operator', ...staff });
      expect(await roles('10001')).toMatchObject([
        { role: 'operator', fid: '', account: 't10001' },
        { role: 'admin', fid: '10001', until: null, reason: 'IT office', by: 'operator' },
        { role: 'editor', departments: ['d2'], mayReview: false, until: '2099-02-28' },
      ]);
      expect((await roles('10002')).map(({ role }) => role)).toEqual(['operator']);
      shift = Date.parse('2099-03-01T00:00:00+08:00') - Date.now();
      expect((await roles('10001')).map(({ role }) => role)).toEqual(['operator', 'admin']);
      shift = 0;
      expect(await ops('/ops/roles/take', { role: 'admin', ...staff })).toMatchObject({ status: 400 });
      await ops('/ops/roles', { role: 'admin', account: 'admin', school: '10001' });
      await ops('/ops/roles/take', { role: 'admin', ...staff });
      expect((await roles('10001')).map(({ role }) => role)).toEqual(['operator', 'admin', 'editor']);
      const { operations } = (await ops<{ operations: OperationLine[] }>('/ops/operations?school=10001')).body;
      expect(operations.slice(0, 2)).toMatchObject([
        { action: 'role.take', object: 'T10001', before: { role: 'admin' } },
        { action: 'role.give', object: 'admin', after: { role: 'admin', fid: '10001' } },
      ]);
    });

    test('what may not be is refused in words', async () => {
      const refused = async (path: string, wish: object) => (await ops(path, wish)).body.reasons?.[0];
      await ops('/ops/roles', { role: 'auditor', ...student });
      expect(await refused('/ops/roles', { role: 'admin', ...student })).toMatch(/^This person has the role auditor there/);
      expect(await refused('/ops/roles', { role: 'auditor', ...staff })).toMatch(/^This person has the role (operator|admin|editor) there/);
      expect(await refused('/ops/roles', { role: 'admin', account: 'nobody', school: '10001' })).toMatch(/has no account nobody/);
      expect(await refused('/ops/roles', { role: 'admin', ...staff, until: '2000-01-01' })).toBe('until: must be a day to come.');
      expect(await refused('/ops/roles', { role: 'admin', ...staff, until: '2026-02-31' })).toMatch(/^until: /);
      expect(await refused('/ops/roles', { role: 'king', ...staff })).toMatch(/^role: /);
      expect(await refused('/ops/roles', { role: 'admin', account: 'T10001', school: '77' })).toMatch(/^There is no school 77/);
      expect(await refused('/ops/roles/take', { role: 'admin', ...student })).toMatch(/^20260001 does not have the role admin/);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
