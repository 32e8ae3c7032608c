import type { Plan } from '@portico/area';
import type { MenuItem } from '@portico/contracts';
import { expect, test } from 'vitest';
import { startPlace } from './start-place.ts';

const page = (path: string) => ({ title: path, desktop: { path }, mobile: { path: `/mobile${path}` } });
const plan = {
  revision: 1,
  areas: [{ area: 'x', blocks: {}, pages: { tasks: page('/task-center'), center: page('/personal-center') } }],
} as unknown as Plan;
const menus = [{ isDefault: 1, link: '/task-center', mobileLink: '/mobile/task-center' }] as unknown as MenuItem[];
const place = (startPath: string | undefined, mobile = false) => startPlace({ person: { startPath }, menus, plan }, mobile);

test('P1 · L6 · a person starts on the chosen page of the device', () => {
  expect(place('/task-center')).toBe('/task-center');
  expect(place('/task-center', true)).toBe('/mobile/task-center');
  expect(place('/personal-center', true)).toBe('/mobile/personal-center');
});

test.each([undefined, '', '/news', '/personal-center/none', '/search'])('P1 · %s is no page to start on', (path) => {
  expect(place(path)).toBeUndefined();
});
