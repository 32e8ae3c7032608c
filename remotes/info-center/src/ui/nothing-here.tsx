import { Link } from '@portico/area/react';
import { Empty } from '@portico/ui';
import * as css from './bars.module.css';
import type { InfoCenter } from './use-info-center.ts';

const words: Record<string, [title: string, reason: string]> = {
  unread: ['没有未读消息', '新的消息会出现在这里。'],
  star: ['还没有星标消息', '给重要的消息加上星标，以后在这里找。'],
  dismissed: ['没有已忽略的消息', '忽略的消息可以在这里恢复。'],
};

export function NothingHere({ center: { address, title } }: { center: InfoCenter }) {
  const { filter, addressOf } = address;
  const [fact, reason] = words[filter.view ?? ''] ?? [`${title}里暂时没有内容`, '新的消息会出现在这里。'];
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Empty
      title={fact}
      reason={reason}
      action={
        isNarrowed && (
          <Link to={addressOf({})} className={css.all}>
            查看全部消息
          </Link>
        )
      }
    />
  );
}
