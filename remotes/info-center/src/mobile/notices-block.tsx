import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { NoticeRow } from '@portico/ui/mobile';
import { useLatest, useRowOf } from '../ui/use-latest.ts';

const shown = 3;

/** The three newest notices. */
export function NoticesBlock() {
  const query = useLatest('all');
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
      />
      <WhenLoaded query={query} what="通知公告" skeleton={<Skeleton rows={3} />} empty={<Empty title="暂时没有通知" />}>
        {(list) => (
          <ul>
            {list.slice(0, shown).map((notice) => (
              <NoticeRow key={notice.idCode} {...rowOf(notice)} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
