import { useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { news } from '../api.ts';
import { listInput } from '../model/listing.ts';
import { Articles } from './articles.tsx';

/** The results for the address's keyword. */
export function Listing() {
  const [search] = useSearchParams();
  const query = useQuery(news.list.query(listInput(search)));
  return (
    <WhenLoaded
      query={query}
      what="列表"
      skeleton={<Skeleton rows={6} />}
      isEmpty={({ records }) => records.length === 0}
      empty={<Empty title="没有找到相关内容" reason="换个关键词再试试。" />}
    >
      {({ records }) => <Articles items={records} />}
    </WhenLoaded>
  );
}
