import type { NewsItem } from '@portico/contracts';
import { Icon } from '@portico/ui';
import * as css from './publisher.module.css';

/** Who published an article; of a locked one, what opens it. */
export function Publisher({ item }: { item: Pick<NewsItem, 'publisher' | 'isLocked'> }) {
  if (!item.isLocked) return item.publisher;
  return (
    <span className={css.locked}>
      <Icon name="lock" size={13} />
      登录后阅读
    </span>
  );
}
