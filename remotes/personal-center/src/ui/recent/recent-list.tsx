import { AreaLink } from '@portico/area/react';
import { Button, Empty, fullTime, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { UndoBar } from '@portico/ui/undo-bar';
import { OpenedService } from '../opened-service.tsx';
import * as css from './recent.module.css';
import { useOpenings } from './use-openings.ts';

/** What a person opened: today, in the last seven days, earlier. Single ones, a group or all can be cleared, and put back. */
export function RecentList() {
  const { query, cleared, failure, clear, restore, forgetCleared } = useOpenings();
  return (
    <>
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <WhenLoaded
        query={query}
        what="最近使用"
        skeleton={<Skeleton rows={5} />}
        empty={
          <Empty
            title="还没有打开过服务"
            reason="从服务大厅打开的服务会按时间排在这里。"
            action={<AreaLink to="service-hall/list">去服务大厅</AreaLink>}
          />
        }
      >
        {(groups) => (
          <>
            <div className={css.all}>
              <Button size="s" onClick={() => clear(groups.flatMap(({ apps }) => apps.map(({ appId }) => appId)))}>
                清空全部记录
              </Button>
            </div>
            {groups.map(({ group, label, apps }) => (
              <section key={group} aria-label={label}>
                <SectionHead
                  title={label}
                  more={
                    <Button kind="text" size="s" aria-label={`清空${label}`} onClick={() => clear(apps.map(({ appId }) => appId))}>
                      清空
                    </Button>
                  }
                />
                <ul>
                  {apps.map((app) => (
                    <li key={app.appId} className={css.row}>
                      <OpenedService item={app} meta={app.deptName} />
                      <time className={css.time}>{group === 'today' ? app.lastTime.slice(11, 16) : fullTime(app.lastTime).slice(5)}</time>
                      <button
                        type="button"
                        className={css.remove}
                        aria-label={`从最近使用移除${app.name}`}
                        onClick={() => clear([app.appId])}
                      >
                        <Icon name="close" size={16} />
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </WhenLoaded>
      <UndoBar text={cleared.length > 0 ? `已清除 ${cleared.length} 条使用记录` : ''} onUndo={restore} onEnd={forgetCleared} />
    </>
  );
}
