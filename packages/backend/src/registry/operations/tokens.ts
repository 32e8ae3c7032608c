import { operationCalls } from '@portico/area/operator';
import { writeTime } from '@portico/contracts/time';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { addToken, listTokens, revokeToken } from '../../kernel/operator/named-tokens.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { answer, readBody } from './answer.ts';

/** Operators' named tokens: `GET|POST /ops/tokens`, `POST /ops/tokens/revoke`. */
export function mountTokenOperations(app: Hono<AppEnvironment>, services: PortalServices): void {
  const list = async () => {
    const time = services.now();
    const rows = await listTokens(services);
    return rows.map(({ name, role, createdBy, createdTime, expiresTime, revokedTime, lastUsedTime }) => ({
      name,
      role,
      createdBy,
      createdTime: writeTime(createdTime),
      expiresTime: writeTime(expiresTime),
      state: revokedTime ? ('revoked' as const) : expiresTime <= time ? ('expired' as const) : ('valid' as const),
      lastUsedTime: lastUsedTime && writeTime(lastUsedTime),
    }));
  };
  app.get(operationCalls.tokens.path, (context) => answer(context, operationCalls.tokens, async () => ({ tokens: await list() })));
  app.post(operationCalls.addToken.path, (context) =>
    answer(context, operationCalls.addToken, async () => {
      const wish = await readBody(operationCalls.addToken.body, context);
      const { token, expiresTime } = await addToken(services, { ...wish, by: operatorOf(context) });
      return { name: wish.name, token, expiresTime: writeTime(expiresTime) };
    }),
  );
  app.post(operationCalls.revokeToken.path, (context) =>
    answer(context, operationCalls.revokeToken, async () => {
      const { name } = await readBody(operationCalls.revokeToken.body, context);
      await revokeToken(services, { name, by: operatorOf(context) });
      return { tokens: await list() };
    }),
  );
}
