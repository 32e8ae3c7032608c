import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnvironment } from '../api/request-facts.ts';
import { mayAsk, type Operator } from './operator.ts';
import type { Operators } from './operators.ts';

/** The name that an operator's tool claims for the person; only with the shared first token. */
export const claimHeader = 'x-portico-operator';

/** Lets pass whom the token and its role allow, and notes them in the context; answers the others in plain JSON. */
export const requireOperator =
  (operators: Operators): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    const identified = await operators.identify(context.req.header('authorization'), context.req.header(claimHeader));
    if ('problem' in identified) return context.json({ error: identified.problem }, 401, { 'www-authenticate': 'Bearer' });
    const { operator } = identified;
    if (!mayAsk(operator.role, { method: context.req.method, path: context.req.path }))
      return context.json({ error: `The token ${operator.name} has the role ${operator.role}, which may not do this.` }, 403);
    context.set('operator', operator);
    return next();
  };

/** The operator of a request. Only behind `requireOperator`. */
export function operatorOf(context: AppContext): Operator {
  const operator = context.get('operator');
  if (!operator) throw new Error(`${context.req.path} has no requireOperator before it.`);
  return operator;
}
