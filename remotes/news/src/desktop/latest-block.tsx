import type { BlockProps } from '@portico/area';
import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { chosenColumn } from '../model/front-page.ts';
import { useMyColumns } from '../ui/use-my-columns.ts';
import { LatestColumn } from './latest-column.tsx';

const shownColumns = 4;

/**
 * Home's news: the person's columns as tabs, one lead, two pictures, five headlines. The school's setting `look` makes it
 * `pair`, two pictures side by side for a wide column, or `one`, the lead alone for a narrow one.
 */
export function LatestBlock({ settings }: BlockProps) {
  const query = useMyColumns(null);
  const [chosen, choose] = useState<string | null>(null);
  const columns = query.data?.filter((column) => column.top.length > 0).slice(0, shownColumns) ?? [];
  const column = chosenColumn(columns, chosen);
  return (
    <section>
      <SectionHead
        title="新闻"
        more={
          <AreaLink to="news/list" query={{ type: column?.category.id }}>
            更多
            <Icon name="right" size={12} />
          </AreaLink>
        }
      >
        {column && settings.look !== 'one' && (
          <Tabs
            id="news-latest"
            label="新闻栏目"
            tabs={columns
              .slice(0, settings.look === 'pair' ? 3 : shownColumns)
              .map(({ category }) => ({ key: category.id, name: category.name }))}
            value={column.category.id}
            onChange={choose}
          />
        )}
      </SectionHead>
      <WhenLoaded query={query} what="新闻" skeleton={<Skeleton rows={5} />} empty={<Empty title="还没有新闻" />} isEmpty={() => !column}>
        {() =>
          column && (
            <TabPanel id="news-latest" value={column.category.id}>
              <LatestColumn items={column.top} look={settings.look} />
            </TabPanel>
          )
        }
      </WhenLoaded>
    </section>
  );
}
