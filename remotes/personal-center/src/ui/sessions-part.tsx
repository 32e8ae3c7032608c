import { useQuery, useQueryClient } from '@portico/client';
import { Button, fullTime, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import { auth } from '../api.ts';
import { plainAddress } from '../model/words.ts';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Where the person is signed in; every other place can be signed out. */
export function SessionsPart() {
  const client = useQueryClient();
  const query = useQuery(auth.sessions.query());
  const { act, isBusy, done, fault } = useAct();
  const refresh = () => client.invalidateQueries({ queryKey: auth.sessions.query().queryKey });
  const end = (ids: readonly string[], what: string) =>
    act(async () => {
      try {
        for (const id of ids) await auth.revokeSession({ id }, { quiet: true });
      } finally {
        await refresh();
      }
      return `${what}已下线。`;
    });
  return (
    <Panel title="登录设备">
      <WhenLoaded query={query} what="登录设备" skeleton={<Skeleton rows={2} picture={false} />} empty={null}>
        {(all) => {
          const others = all.filter(({ current }) => !current).map(({ id }) => id);
          return (
            <>
              <ul className={css.rows}>
                {all.map(({ id, device, ip, loginTime, lastTime, current }) => (
                  <li key={id}>
                    <span className={css.text}>
                      {device}
                      <small>
                        {plainAddress(ip)}　登录于 {fullTime(loginTime)}，最近使用 {fullTime(lastTime)}
                      </small>
                    </span>
                    {current ? (
                      <Tag tone="success">本机</Tag>
                    ) : (
                      <Button
                        size="s"
                        aria-label={`下线 ${device}，登录于 ${fullTime(loginTime)}`}
                        aria-disabled={isBusy || undefined}
                        onClick={() => end([id], device)}
                      >
                        下线
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {others.length > 1 && (
                <div className={css.ways}>
                  <Button kind="danger" aria-disabled={isBusy || undefined} onClick={() => end(others, '其他设备')}>
                    下线其他全部设备
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </WhenLoaded>
      <Said done={done} fault={fault} />
    </Panel>
  );
}
