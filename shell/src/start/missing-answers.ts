import { callKey } from '@portico/contracts';
import { notify } from '../frame/notices-state.ts';
import { startupCalls } from '../page-data/startup-calls.ts';
import type { Tab } from './tab.ts';

/** Shows a message if a startup call failed on the server; dependent parts show their default. */
export function tellMissingAnswers({ data: { answers }, state: { store, facts } }: Tab): void {
  const calls = startupCalls({ person: facts.person, bottomMediaStyle: facts.school.bottomMediaStyle });
  if (calls.every((call) => callKey(call, call.input) in answers)) return;
  notify(store, { kind: 'error', text: '部分内容加载失败，您可以稍后刷新页面。' }, 10_000);
}
