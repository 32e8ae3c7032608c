import { expect, test } from 'vitest';
import { moduleState, shellModuleState } from './module-state.ts';

test.each([
  ['let running: Robot | undefined;', '"running" is a let.'],
  ['export let width = 0;', '"width" is a let.'],
  ['const listeners = new Set<() => void>();', '"listeners" is a Set of the module'],
  ['export const known = new Map<string, EntryPoint>();', '"known" is a Map of the module'],
  ['const past: Report[] = [];', '"past" is empty'],
  ['const frames: Partial<Record<Device, Layout>> = {};', '"frames" is empty'],
  ['const last = { id: 0 }; export const next = () => (last.id += 1);', '"last" is changed where it stands'],
  ['const ids = [1]; export const add = (id: number) => ids.push(id);', '"ids" is changed where it stands'],
  ['const known = { a: 1 } as Record<string, number>; export function forget() { delete known.a; }', '"known" is changed where it stands'],
])('%s is state of the module', (source, fault) => {
  expect(moduleState(source).join()).toContain(fault);
});

test('constants, values made in a function, and WeakMap caches are not state', () => {
  const source = `
    import { atom } from '@portico/session';
    const nothing: readonly never[] = [];
    const none: Readonly<Record<string, string>> = {};
    const homes = ['/home', '/mobile/home'];
    const texts = { done: '完成' } as const;
    export const widthAtom = atom(0);
    const routesOfPlan = new WeakMap<object, string[]>();
    export function createLog() { let last = 0; const lines: string[] = []; const names = new Map(); return () => lines.push(String((last += 1)) + names.size); }
    export const Page = () => <main>{homes.length}{nothing.length}{none.a}{texts.done}{String(routesOfPlan)}</main>;
  `;
  expect(moduleState(source)).toEqual([]);
});

test('no module of the shell holds state', async () => {
  expect(await shellModuleState()).toEqual([]);
});
