import type { NewsItem } from '@portico/contracts';
import { Icon } from '@portico/ui';

/** Who published an article; of a locked one, what opens it. */
export function Publisher({ item }: { item: Pick<NewsItem, 'publisher' | 'isLocked'> }) {
  if (!item.isLocked) return item.publisher;
  return (
    <>
      <Icon name="lock" size={13} /> 登录后阅读
    </>
  );
}
