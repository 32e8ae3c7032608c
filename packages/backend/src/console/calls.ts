import type { ServedCall } from '../kernel/api/serve.ts';
import { actCalls } from './act/calls.ts';
import type { ConsoleContext } from './context.ts';
import { meCalls } from './me/calls.ts';
import { moduleCalls } from './module/calls.ts';
import { undoModule } from './module/undo-module.ts';
import { planCalls } from './plan/calls.ts';

/** Every call of the console. */
export function consoleCalls(context: ConsoleContext): ServedCall[] {
  const undoers = { 'module.change': undoModule(context) };
  return [meCalls, moduleCalls, planCalls].flatMap((calls) => calls(context)).concat(actCalls(context, undoers));
}
