import { oaContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { safeTarget } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import { pageOf } from '../service/filter.ts';

export function oaCalls({ sources }: HomepageContext): ServedCall[] {
  return serve(
    oaContract,
    {
      async list({ type, ...paging }, { visitor }) {
        const { records, failedSources } = await sources.gather('documents', visitor);
        const rows = records
          .filter((row) => row.type === type)
          .sort((a, b) => b.urgency - a.urgency || b.sendTime.getTime() - a.sendTime.getTime() || (a.id < b.id ? -1 : 1));
        const page = pageOf(rows, paging);
        const items = page.records.map(({ id, title, docNo, sender, sendTime, urgency, read, target }) => ({
          id,
          title,
          sender,
          urgency,
          read,
          ...(docNo && { docNo }),
          sendTime: writeTime(sendTime),
          target: safeTarget(target),
        }));
        return { ...page, records: items, failedSources };
      },
    },
    { module: 'info-center' },
  );
}
