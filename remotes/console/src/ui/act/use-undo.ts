import type { Act } from '@portico/contracts/console';
import { acts } from '../../api.ts';
import { useConsole } from '../use-console.ts';
import type { ConsoleAct } from './use-console-act.tsx';

/** Undoing an act: what is sent, how, and doing it. */
export function useUndo(act: Act, acting: ConsoleAct) {
  const { school } = useConsole();
  const wish = { ...(act.fid ? { school: act.fid } : school), actId: act.id };
  const call = (input: typeof wish & { checkOnly?: boolean }) => acts.undo(input, { quiet: true });
  return { wish, call, undo: () => void acting.run(() => call(wish)) };
}
