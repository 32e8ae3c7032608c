import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { news } from '../api.ts';
import { blockInput } from '../model/listing.ts';
import { Articles } from './articles.tsx';

/** This area's block on home. */
export function LatestBlock() {
  const query = useQuery(news.list.query(blockInput));
  return (
    <section>
      <SectionHead title="示例应用" more={<AreaLink to="example-area/main">更多</AreaLink>} />
      <WhenLoaded
        query={query}
        what="示例应用"
        skeleton={<Skeleton rows={3} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<Empty title="暂时没有内容" />}
      >
        {({ records }) => <Articles items={records} />}
      </WhenLoaded>
    </section>
  );
}
