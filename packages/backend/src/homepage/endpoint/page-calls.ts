import type { Plan } from '@portico/area';
import { codes, type Envelope, queryOf } from '@portico/contracts';
import type { Answer } from '../../kernel/api/answer.ts';
import { ProtocolFault } from '../../kernel/api/protocol-fault.ts';
import { type Endpoints, readEndpointAddress } from './endpoints.ts';

const failed = { success: false, code: codes.failed, msg: '服务暂时不可用，请稍后再试', data: null };

/** Answers a page's calls in this process: those of the API, and those for the services of the visitor's areas. */
export function answerWithEndpoints(answer: Answer, endpoints: Endpoints, plan: Plan): Answer {
  return async (asked, visitor, facts) => {
    const input = asked.input as Record<string, unknown> | undefined;
    const query = asked.method === 'GET' ? queryOf(input) : '';
    const found = readEndpointAddress(query ? `${asked.path}?${query}` : asked.path);
    if (!found) return answer(asked, visitor, facts);
    const body = asked.method === 'GET' ? undefined : Buffer.from(JSON.stringify(input ?? {}));
    return endpoints.ask({ ...found, method: asked.method, body }, { visitor, facts, plan }).catch((fault: unknown): Envelope<unknown> => {
      if (fault instanceof ProtocolFault) return { ...failed, msg: fault.message, code: fault.status < 500 ? fault.status : codes.failed };
      throw fault;
    });
  };
}
