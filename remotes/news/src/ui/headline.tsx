import type { NewsItem } from '@portico/contracts';
import { Tag } from '@portico/ui';

/** A title in a list; what stays on top says so. */
export function Headline({ item: { isTop, title } }: { item: Pick<NewsItem, 'isTop' | 'title'> }) {
  if (isTop === 0) return title;
  return (
    <>
      <Tag>置顶</Tag> {title}
    </>
  );
}
