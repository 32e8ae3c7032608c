import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, listDate, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { message } from '../model/first-calls.ts';
import * as css from './panel.module.css';

const most = 4;

/** The newest notices to the person; the info center shows them. */
export function Messages() {
  const query = useQuery(person.message.query(useFirstInput(message)));
  return (
    <WhenLoaded
      query={query}
      what="我的消息"
      skeleton={<Skeleton rows={4} picture={false} />}
      isEmpty={({ latest }) => latest.length === 0}
      empty={<Empty title="还没有消息" />}
    >
      {({ latest }) => (
        <ul className={css.rows}>
          {latest.slice(0, most).map((notice) => (
            <li key={notice.idCode}>
              <AreaLink to="info-center/list" query={{ notice: notice.idCode }} className={css.link}>
                {notice.title}
              </AreaLink>
              {!notice.read && <Tag>未读</Tag>}
              <small className={css.push}>{listDate(notice.sendTime)}</small>
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
}
