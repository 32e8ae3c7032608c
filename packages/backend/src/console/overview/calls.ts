import { overviewContract } from '@portico/contracts/console';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { serveConsole } from '../act/serve-console.ts';
import type { ConsoleContext } from '../context.ts';
import { countAttention } from './attention.ts';
import { readOverview } from './read-overview.ts';

export function overviewCalls(context: ConsoleContext): ServedCall[] {
  context.running.countAttention = countAttention(context);
  return serveConsole(context, overviewContract, {
    rules: { read: { capability: 'console.read' } },
    handlers: {
      async read({ school }, standing) {
        const all = school === undefined && standing.everywhere;
        const fids = all ? (await context.schools.all()).map(({ fid }) => fid) : [standing.fid];
        return readOverview(context, standing, fids);
      },
    },
  });
}
