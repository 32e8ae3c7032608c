import type { ServedCall } from '../kernel/api/serve.ts';
import { actCalls } from './act/calls.ts';
import type { ConsoleContext } from './context.ts';
import { logCalls } from './log/calls.ts';
import { meCalls } from './me/calls.ts';
import { moduleCalls } from './module/calls.ts';
import { undoModule } from './module/undo-module.ts';
import { overviewCalls } from './overview/calls.ts';
import { partnerCalls } from './partner/calls.ts';
import { signInCalls } from './partner/sign-in-calls.ts';
import { planCalls } from './plan/calls.ts';
import { presenceCalls } from './presence/calls.ts';
import { releaseCalls } from './release/calls.ts';
import { undoRelease } from './release/undo-release.ts';
import { roleCalls } from './role/calls.ts';
import { undoRole } from './role/undo-role.ts';
import { sourceCalls } from './source/calls.ts';
import { urgentCalls } from './urgent/calls.ts';
import { undoUrgent } from './urgent/undo-urgent.ts';

/** Every call of the console. */
export function consoleCalls(context: ConsoleContext): ServedCall[] {
  const role = undoRole(context);
  const release = undoRelease(context);
  const urgent = undoUrgent(context);
  const undoers = {
    'release.activate': release,
    'release.rollback': release,
    'module.change': undoModule(context),
    'role.give': role,
    'role.take': role,
    'role.agree': role,
    'notice.urgent': urgent,
    'notice.recall': urgent,
  };
  return [
    meCalls,
    moduleCalls,
    planCalls,
    presenceCalls,
    roleCalls,
    releaseCalls,
    logCalls,
    partnerCalls,
    overviewCalls,
    urgentCalls,
    sourceCalls,
    signInCalls,
  ]
    .flatMap((calls) => calls(context))
    .concat(actCalls(context, undoers));
}
