import { defineArea, endpointContract, first } from '@portico/area';
import { createClient, setTransport } from '@portico/client';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { fakeService, serviceFailures } from './fake-service.ts';

const loan = z.object({ id: z.string(), title: z.string() });
const loansContract = endpointContract('library', 'loans', {
  list: { method: 'GET', path: '/', who: 'member', input: z.object({ page: z.coerce.number().default(1) }), output: z.array(loan) },
  renew: { method: 'POST', path: '/renew', who: 'member', input: z.object({ id: z.string() }), output: loan },
});
/** The first screen's call is preloaded as any other. */
const pages = { main: { title: '借阅', desktop: { path: '/library' }, calls: [first(loansContract.list, { page: '?page' })] } } as const;
const area = (methods: readonly ('GET' | 'POST')[]) =>
  defineArea({ id: 'library', title: '图书馆', contract: '^1', pages, endpoints: { loans: { methods } } });
afterEach(() => setTransport(async () => undefined));

test('a call of the area’s own service goes to its endpoint, typed, and its failures are those of every call', async () => {
  const book = { id: '1', title: '围城' };
  const service = fakeService(area(['GET', 'POST']), loansContract, {
    list: ({ page }) => (page === 1 ? [book] : []),
    renew: () => {
      throw serviceFailures.notBound();
    },
  });
  setTransport(service.transport);
  const loans = createClient(loansContract);
  expect(await loans.list()).toEqual([book]);
  expect(await loans.list({ page: 2 })).toEqual([]);
  await expect(loans.renew({ id: '1' })).rejects.toMatchObject({
    kind: 'forbidden',
    code: 1006,
    message: expect.stringContaining('尚未开通'),
  });
  expect(service.asked.map(({ call }) => call)).toEqual([
    'GET /homepage/areas/library/loans',
    'GET /homepage/areas/library/loans',
    'POST /homepage/areas/library/loans/renew',
  ]);
  expect(loans.list.query({ page: 2 }).queryKey).toEqual(['GET /homepage/areas/library/loans?page=2']);
});

test('what the manifest does not declare fails before any call', () => {
  expect(() => fakeService(area(['GET']), loansContract, {})).toThrow('renew is a POST, which the endpoint loans does not declare');
  const other = endpointContract('canteen', 'loans', loansContract);
  expect(() => fakeService(area(['GET', 'POST']), other, {})).toThrow('no endpoint of library is declared there');
});
