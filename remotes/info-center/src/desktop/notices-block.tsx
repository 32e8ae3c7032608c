import type { BlockProps } from '@portico/area';
import { AreaLink, useKeptState } from '@portico/area/react';
import { Empty, Icon, SectionHead, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { NoticeRow } from '@portico/ui/desktop';
import { useKinds, useLatest, useRowOf } from '../ui/use-latest.ts';
import { NoticeLine } from './notice-line.tsx';

const kindsShown = 2;

/** The five newest notices, by kind. With the school's setting `look: lines` each is one line, for a wide panel. */
export function NoticesBlock({ settings }: BlockProps) {
  const [kind, setKind] = useKeptState('kind', 'all');
  const kinds = useKinds(kindsShown);
  const query = useLatest(kind);
  const rowOf = useRowOf();
  return (
    <section>
      <SectionHead
        title="通知公告"
        more={
          <AreaLink to="info-center/list">
            更多
            <Icon name="right" size={12} />
          </AreaLink>
        }
      >
        <Tabs id="notices" label="通知公告" tabs={kinds} value={kind} onChange={setKind} />
      </SectionHead>
      <TabPanel id="notices" value={kind}>
        <WhenLoaded query={query} what="通知公告" skeleton={<Skeleton rows={5} />} empty={<Empty title="暂时没有通知" />}>
          {(list) => (
            <ul>
              {settings.look === 'lines' && list.map((notice) => <NoticeLine key={notice.idCode} {...rowOf(notice)} />)}
              {settings.look !== 'lines' && list.map((notice) => <NoticeRow key={notice.idCode} {...rowOf(notice)} />)}
            </ul>
          )}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}
