import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Button, buttonLook, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { urgent } from '../api.ts';
import { mayChange } from '../model/rights.ts';
import { ActResult } from '../ui/act/act-result.tsx';
import { useConsoleAct } from '../ui/act/use-console-act.tsx';
import { useEffects } from '../ui/act/use-effects.ts';
import { useConsole } from '../ui/use-console.ts';
import { ActPanel } from './act-panel.tsx';
import * as css from './mobile.module.css';

/** The urgent notice that runs, with 收回, and the way to write one. */
export function UrgentSection() {
  const { school, right } = useConsole();
  const query = useQuery(urgent.now.query(school));
  const acting = useConsoleAct();
  const [isAsked, setAsked] = useState(false);
  const running = query.data?.notice ?? undefined;
  const wish = isAsked && running ? { ...school, id: running.id } : null;
  const seen = useEffects('urgent-recall', wish, (sent) => urgent.recall(sent, { quiet: true }));
  const recall = async () => {
    if (wish && (await acting.run(() => urgent.recall(wish, { quiet: true })))) setAsked(false);
  };
  const mayWrite = mayChange(right('content.urgent'));
  const write = (
    <AreaLink to="console/urgent" query={school} {...buttonLook({ size: 'l' })}>
      <Icon name="bell" size={18} />
      {running ? '写一条新的' : '写紧急通知'}
    </AreaLink>
  );
  return (
    <section className={css.section} aria-label="紧急通知">
      <SectionHead title="紧急通知" />
      <ActResult acting={acting} />
      <WhenLoaded query={query} what="紧急通知" skeleton={<Skeleton rows={1} picture={false} />} empty={null}>
        {({ notice }) => (
          <div className={css.urgent}>
            {notice && (
              <div>
                <p className={css.line}>{notice.text}</p>
                <p className={css.meta}>
                  正在显示　{notice.until.slice(5, 16)} 自动结束　{notice.by}
                </p>
              </div>
            )}
            {mayWrite && notice && !isAsked && (
              <Button size="l" onClick={() => setAsked(true)}>
                收回
              </Button>
            )}
            {mayWrite && wish && (
              <ActPanel
                act="收回"
                confirms={right('content.urgent') === 'confirm'}
                seen={seen}
                isBusy={acting.isBusy}
                instead="取消"
                onAct={() => void recall()}
                onInstead={() => setAsked(false)}
              />
            )}
            {mayWrite && write}
            <p className={css.meta}>所有页面顶部显示，最长 24 小时，随时可收回</p>
          </div>
        )}
      </WhenLoaded>
    </section>
  );
}
