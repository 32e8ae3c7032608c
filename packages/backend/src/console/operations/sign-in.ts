import { operationCalls, type SignInLine } from '@portico/area/operator';
import { codes } from '@portico/contracts';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { ConsoleContext } from '../context.ts';
import { readSignIn, saveSignIn } from '../partner/save-sign-in.ts';
import { schoolNamed } from './school-named.ts';

/** Why a way to sign in can't be chosen. */
const closed = {
  own: 'No administrator of the school has a password, and there is no other way to sign in: nobody could enter.',
  cas: 'The school has no CAS server yet: portico partner set cas.',
  api: 'The school has no key for API login yet: portico partner set apiLogin.',
};

/** How people sign in: `GET|POST /ops/sign-in`. */
export function mountSignInOperations(app: Hono<AppEnvironment>, context: ConsoleContext): void {
  const list = async (school: string | undefined): Promise<SignInLine[]> =>
    Promise.all(
      (await schoolsOf(context, school)).map(async (fid) => {
        const { version: _version, ...settings } = await readSignIn(context.database, fid);
        return { fid, ...settings };
      }),
    );
  app.get(operationCalls.signIn.path, (http) =>
    answer(http, operationCalls.signIn, async () => ({ schools: await list(http.req.query('school')) })),
  );
  app.post(operationCalls.saveSignIn.path, (http) =>
    answer(http, operationCalls.saveSignIn, async () => {
      const { school: fid, reason, ...given } = await readBody(operationCalls.saveSignIn.body, http);
      const school = await schoolNamed(context, fid);
      const { version, landings, ...now } = await readSignIn(context.database, fid);
      if (given.landing && !landings.some(({ id }) => id === given.landing))
        throw new Refusal(400, `The menu has no entry ${given.landing}. There are ${landings.map(({ id }) => id).join(', ')}.`);
      const wish = {
        login: given.login ?? now.login,
        landing: given.landing ?? now.landing,
        onlineMinutes: given.onlineMinutes ?? now.onlineMinutes,
        refreshMinutes: given.refreshMinutes ?? now.refreshMinutes,
      };
      await saveSignIn(context, { version, wish }, { school, by: operatorOf(http), reason, checkOnly: false }).catch((error: unknown) => {
        // The console says it in Chinese.
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal(400, error.code === codes.conflict ? 'Somebody changed it at the same time. Try again.' : closed[wish.login]);
      });
      return { schools: await list(fid) };
    }),
  );
}
