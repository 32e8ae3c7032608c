import { useQuery } from '@portico/client';
import { Empty, SectionHead, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { news } from '../api.ts';
import { NewsLink } from '../ui/news-link.tsx';
import * as css from './most-read.module.css';

const periods = [
  { key: 'week', name: '本周' },
  { key: 'month', name: '本月' },
] as const;
type Period = (typeof periods)[number]['key'];

/** What was read most of the last days. */
export function MostRead() {
  const [period, choose] = useState<Period>('week');
  const query = useQuery(news.mostRead.query({ period, limit: 6 }));
  return (
    <section>
      <SectionHead title="阅读排行">
        <Tabs id="news-most-read" label="排行的时段" tabs={periods} value={period} onChange={choose} />
      </SectionHead>
      <TabPanel id="news-most-read" value={period}>
        <WhenLoaded
          query={query}
          what="阅读排行"
          skeleton={<Skeleton rows={6} picture={false} />}
          isEmpty={(items) => items.length === 0}
          empty={<Empty title={`${period === 'week' ? '本周' : '本月'}还没有新的文章`} />}
        >
          {(items) => (
            <ol className={css.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <NewsLink item={item}>{item.title}</NewsLink>
                </li>
              ))}
            </ol>
          )}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}
