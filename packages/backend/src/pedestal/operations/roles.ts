import { operationCalls } from '@portico/area/operator';
import { addDays, atDay, dayOf } from '@portico/contracts/time';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { PedestalContext } from '../context.ts';
import { give, listGrants, take } from '../grant/grants.ts';

/** Who administers which school: `GET|POST /ops/roles`, `POST /ops/roles/take`. */
export function mountRoleOperations(app: Hono<AppEnvironment>, { services }: { services: PedestalContext }): void {
  const list = async (school: string | undefined) => {
    const fids = await schoolsOf(services, school);
    const rows = (await listGrants(services)).filter(({ grant }) => grant.fid === '' || fids.includes(grant.fid));
    return rows.map(({ grant, account, name, school: home }) => ({
      role: grant.role,
      fid: grant.fid,
      account,
      school: home,
      name,
      departments: grant.departments,
      mayReview: grant.mayReview,
      until: grant.until && dayOf(grant.until),
      by: grant.grantedBy,
      reason: grant.reason,
    }));
  };
  app.get(operationCalls.roles.path, (context) =>
    answer(context, operationCalls.roles, async () => ({ roles: await list(context.req.query('school')) })),
  );
  app.post(operationCalls.giveRole.path, (context) =>
    answer(context, operationCalls.giveRole, async () => {
      const { departments = [], mayReview = false, until, reason = '', ...grantee } = await readBody(operationCalls.giveRole.body, context);
      await schoolsOf(services, grantee.school);
      const terms = { departments, mayReview, reason, until: until === undefined ? undefined : atDay(addDays(until, 1), -1) };
      await give(services, { grantee, terms, by: operatorOf(context) });
      return { roles: await list(grantee.school) };
    }),
  );
  app.post(operationCalls.takeRole.path, (context) =>
    answer(context, operationCalls.takeRole, async () => {
      const grantee = await readBody(operationCalls.takeRole.body, context);
      await schoolsOf(services, grantee.school);
      await take(services, { grantee, by: operatorOf(context) });
      return { roles: await list(grantee.school) };
    }),
  );
}
