import type { InfoItem } from '@portico/contracts';
import { Tag } from '@portico/ui';

const states = { todo: ['待办', 'warning'], read: ['待阅', 'info'], done: ['已办', 'neutral'] } as const;

/** What stands out of a row: urgent, pinned, important, or where a document stands. */
export function NoticeMarks({ item }: { item: Pick<InfoItem, 'priority' | 'isTop'> & Partial<Pick<InfoItem, 'state'>> }) {
  const [state, tone] = item.state ? states[item.state] : [];
  return (
    <>
      {item.priority === 'urgent' && <Tag tone="danger">紧急</Tag>}
      {item.isTop === 1 && <Tag tone="danger">置顶</Tag>}
      {item.priority === 'high' && <Tag tone="warning">重要</Tag>}
      {state && <Tag tone={tone}>{state}</Tag>}
    </>
  );
}
