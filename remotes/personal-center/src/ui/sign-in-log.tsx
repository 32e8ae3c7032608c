import { keepPreviousData, useQuery } from '@portico/client';
import { Button, Empty, fullTime, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { auth } from '../api.ts';
import { eventWords, methodWords, plainAddress } from '../model/words.ts';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';

const rowsAPage = 10;
const alarming: readonly string[] = ['failed', 'locked'];

/** What happened to the account, newest first. */
export function SignInLog() {
  const [pageNum, setPageNum] = useState(1);
  const query = useQuery({ ...auth.signInLog.query({ pageNum, pageSize: rowsAPage }), placeholderData: keepPreviousData });
  return (
    <Panel title="登录记录">
      <WhenLoaded
        query={query}
        what="登录记录"
        skeleton={<Skeleton rows={6} picture={false} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<Empty title="还没有登录记录" />}
      >
        {({ records, total }) => (
          <>
            <ul className={css.rows}>
              {records.map(({ id, event, time, method, ip, device }) => (
                <li key={id}>
                  <span className={css.text}>
                    {eventWords[event]}
                    <small>{[method && methodWords[method], device, ip && plainAddress(ip)].filter(Boolean).join('　')}</small>
                  </span>
                  {alarming.includes(event) && <Tag tone="danger">请留意</Tag>}
                  <small>{fullTime(time)}</small>
                </li>
              ))}
            </ul>
            {total > rowsAPage && (
              <div className={css.ways}>
                <Button size="s" disabled={pageNum === 1} onClick={() => setPageNum(pageNum - 1)}>
                  上一页
                </Button>
                <span className={css.said} role="status">
                  第 {pageNum} 页，共 {Math.ceil(total / rowsAPage)} 页
                </span>
                <Button size="s" disabled={pageNum * rowsAPage >= total} onClick={() => setPageNum(pageNum + 1)}>
                  下一页
                </Button>
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Panel>
  );
}
