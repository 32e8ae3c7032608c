import { expect, test } from 'vitest';
import { checkLines, endpointTable } from './endpoints.ts';

test('the table of endpoints says where each is, and what nobody declares or bound', () => {
  const loans = { fid: '10001', area: 'library', name: 'loans', url: 'http://10.0.0.5/loans', methods: ['GET', 'POST'], timeoutMs: 2_000 };
  expect(
    endpointTable([
      loans,
      { ...loans, name: 'rooms', url: null, methods: ['GET'], timeoutMs: null },
      { ...loans, area: 'old', methods: [], timeoutMs: null },
    ]).split('\n'),
  ).toEqual([
    '10001   library/loans  http://10.0.0.5/loans  GET,POST  2000 ms',
    '10001   library/rooms  not bound  GET',
    '10001   old/loans      http://10.0.0.5/loans  not declared by an active build',
  ]);
  expect(endpointTable([])).toBe('There are none.');
});

test('a check names the step that fails', () => {
  const steps = [{ step: 'it is bound to an address' }, { step: 'the service answers', problem: 'no answer within 5000 ms' }];
  expect(checkLines([{ fid: '10001', area: 'library', name: 'loans', steps }])).toEqual([
    '✓ 10001 library/loans: it is bound to an address',
    '✗ 10001 library/loans: the service answers: no answer within 5000 ms',
  ]);
});
