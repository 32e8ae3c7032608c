import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { ConsoleContext } from '../context.ts';
import { mountPlanOperations } from './plans.ts';
import { mountSignInOperations } from './sign-in.ts';
import { mountSourceOperations } from './sources.ts';
import { mountUrgentOperations } from './urgent.ts';

/** The console's acts for the command line: the same functions, and the same log. */
export function mountConsoleOperations(app: Hono<AppEnvironment>, context: ConsoleContext): void {
  mountUrgentOperations(app, context);
  mountSourceOperations(app, context);
  mountSignInOperations(app, context);
  mountPlanOperations(app, context);
}
