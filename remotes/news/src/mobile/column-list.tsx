import { HydrateWhen } from '@portico/area/react';
import { Cover, Empty, grouped, listDate } from '@portico/ui';
import { useState } from 'react';
import { type Column, frontSize } from '../model/front-page.ts';
import { NewsLink } from '../ui/news-link.tsx';
import { Publisher } from '../ui/publisher.tsx';
import { ColumnRow } from './column-row.tsx';
import * as css from './mobile.module.css';
import { MoreArticles } from './more-articles.tsx';
import { useOlder } from './use-older.ts';

/** One column: the front page's articles first, older pages on demand. */
export function ColumnList({ column: { category, top } }: { column: Column }) {
  const [wanted, setWanted] = useState(false);
  // The front page's answer is page 1 of the same order, so that older articles follow without a gap.
  const older = useOlder({ of: { categoryId: category.id }, firstPage: 2, pageSize: frontSize, enabled: wanted });
  const [lead, ...rest] = top;
  if (!lead) return <Empty title="该栏目暂无内容" />;
  const rows = [...rest, ...older.rows];
  return (
    <>
      <NewsLink item={lead} className={css.lead}>
        {lead.cover && (
          <span className={css.leadPicture}>
            <Cover src={lead.cover} eager />
          </span>
        )}
        <h2>{lead.title}</h2>
        <span className={css.meta}>
          <Publisher item={lead} />　{listDate(lead.publishTime)}
          {!lead.isLocked && `　阅读 ${grouped(lead.views)}`}
        </span>
      </NewsLink>
      <HydrateWhen when="visible">
        <div>
          {rows.length > 0 && (
            <ul className={css.rows}>
              {rows.map((item) => (
                <ColumnRow key={item.id} item={item} />
              ))}
            </ul>
          )}
          <MoreArticles
            older={older}
            hasMore={older.hasMore ?? top.length === frontSize}
            onMore={() => (wanted ? older.more() : setWanted(true))}
          />
        </div>
      </HydrateWhen>
    </>
  );
}
