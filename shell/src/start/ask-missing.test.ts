import { createQueryClient, setTransport } from '@portico/client';
import { callKey, configContract } from '@portico/contracts';
import { expect, test, vi } from 'vitest';
import { startupCalls } from '../page-data/startup-calls.ts';
import { askMissing } from './ask-missing.ts';
import type { Tab } from './tab.ts';

test('C7 · startup answers that the page lacks are asked for once; refused ones are not', async () => {
  const sent: string[] = [];
  setTransport(async (call) => {
    sent.push(call.path);
    return [];
  });
  const person = { isGuest: true, mustChangePassword: false };
  const keys = startupCalls({ person, bottomMediaStyle: 0 }).map((call) => callKey(call, call.input));
  const [themes, links] = [callKey(configContract.themes, {}), callKey(configContract.bottomLinks, {})];
  const answers = Object.fromEntries(keys.filter((key) => key !== themes && key !== links).map((key) => [key, []]));
  const queryClient = createQueryClient();
  const facts = { person, school: { bottomMediaStyle: 0 } };
  askMissing({ data: { answers, refused: { [themes]: { code: 1001, msg: '' } } }, state: { queryClient, facts } } as unknown as Tab);
  await vi.waitFor(() => expect(queryClient.getQueryData([links])).toEqual([]));
  expect(sent).toEqual([configContract.bottomLinks.path]);
});
