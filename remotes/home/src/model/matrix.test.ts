import { expect, test } from 'vitest';
import { service } from '../samples.ts';
import { matrixOf } from './matrix.ts';

const types = ['学习', '生活', '事务', '图书'].map((name, at) => ({ id: String(at), name, count: 1, icon: 'book' }));
const size = { columns: 2, rows: 2 };
const named = (columns: ReturnType<typeof matrixOf>) => columns.map(({ name, services }) => [name, services.map(({ appId }) => appId)]);

test('K5 · the fullest kinds get the columns, in the school’s order, each with so many rows', () => {
  const services = [
    service('a', { typeIds: ['3'] }),
    ...['b', 'c', 'd'].map((id) => service(id, { typeIds: ['2'] })),
    service('e', { typeIds: ['0'] }),
    service('f', { typeIds: ['0'] }),
  ];
  expect(named(matrixOf(services, types, size))).toEqual([
    ['学习', ['e', 'f']],
    ['事务', ['b', 'c']],
  ]);
});

test('K5 · a service of two kinds stands once, one of none nowhere', () => {
  const services = [service('a', { typeIds: ['1', '0'] }), service('b', { typeIds: ['0'] }), service('c', { typeIds: [] })];
  expect(named(matrixOf(services, types, size))).toEqual([
    ['学习', ['b']],
    ['生活', ['a']],
  ]);
  expect(matrixOf([], types, size)).toEqual([]);
});
