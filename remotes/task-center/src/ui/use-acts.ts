import type { TaskAct } from '@portico/contracts';
import { useState } from 'react';
import { tasks } from '../api.ts';
import { outcomeWords } from '../model/action-words.ts';
import type { TaskRow } from '../model/task-row.ts';
import { useRefresh } from './use-refresh.ts';

/** Rows in one call. */
const atOnce = 100;

/** What the portal does itself with tasks, and what came of it in words. */
export function useActs() {
  const refresh = useRefresh();
  const [said, say] = useState('');
  const [isActing, setIsActing] = useState(false);
  const act = async (action: TaskAct, rows: readonly TaskRow[]) => {
    setIsActing(true);
    say('');
    const outcome: Parameters<typeof outcomeWords>[1] = { done: [], failed: [] };
    try {
      for (let at = 0; at < rows.length; at += atOnce) {
        const refs = rows.slice(at, at + atOnce).map(({ id, sourceCode }) => ({ id, sourceCode }));
        const { done, failed } = await tasks.act({ action, tasks: refs }, { quiet: true });
        outcome.done.push(...done);
        outcome.failed.push(...failed);
      }
      say(outcomeWords(action, outcome));
    } catch {
      say(`${outcomeWords(action, outcome)}没有处理成功，请稍后再试。`);
    }
    setIsActing(false);
    await refresh.all();
  };
  return { act, said, isActing };
}
export type Acts = ReturnType<typeof useActs>;
