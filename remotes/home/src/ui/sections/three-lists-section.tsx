import { useKeptState } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { ThreeListType } from '@portico/contracts';
import { SectionHead, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { threeLists } from '../../deferred-api.ts';
import { Pages } from './pages.tsx';
import { ThreeListEntry } from './three-list-entry.tsx';
import * as css from './three-lists-section.module.css';

const pageSize = 6;

/** What an office may do, must do, and what is not allowed: the three lists with their numbers, each entry with its rule. */
export function ThreeListsSection() {
  const types = useQuery(threeLists.types.query());
  const [type, setType] = useKeptState<ThreeListType>('three-lists', 'power');
  const [pageNum, setPage] = useKeptState('three-lists-page', 1);
  const query = useQuery(threeLists.list.query({ type, pageNum, pageSize }));
  if (types.data?.every(({ count }) => count === 0)) return null;
  const tabs = types.data?.map(({ type: key, name, count }) => ({ key, name: `${name} ${count}` })) ?? [];
  return (
    <section>
      <SectionHead title="三张清单">
        {tabs.length > 0 && (
          <Tabs
            id="three-lists"
            label="三张清单"
            tabs={tabs}
            value={type}
            onChange={(chosen) => {
              setType(chosen);
              setPage(1);
            }}
          />
        )}
      </SectionHead>
      <TabPanel id="three-lists" value={type}>
        <WhenLoaded
          query={query}
          what="清单"
          skeleton={<Skeleton rows={4} picture={false} />}
          empty={<p className={css.empty}>这张清单暂时没有事项。</p>}
          isEmpty={(page) => page.records.length === 0}
        >
          {({ records, total }) => (
            <>
              <ul className={css.entries}>
                {records.map((entry) => (
                  <ThreeListEntry key={entry.id} entry={entry} />
                ))}
              </ul>
              <Pages page={pageNum} pages={Math.ceil(total / pageSize)} onPage={setPage} />
            </>
          )}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}
