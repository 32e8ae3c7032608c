import type { ReleaseRead } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { mayChange } from '../../model/rights.ts';
import { shortTime } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { ActivatePanel } from './activate-panel.tsx';
import { CompareBuilds } from './compare-builds.tsx';
import * as own from './releases.module.css';

const first = 5;

/** The builds of an area; Enter on one opens 启用, arrows move between them. */
export function BuildsTable({ read, acting }: { read: ReleaseRead; acting: ConsoleAct }) {
  const { right } = useConsole();
  const { date } = useNow();
  const [opened, setOpened] = useState<{ buildId: string; what: 'activate' | 'compare' }>();
  const [isWhole, setWhole] = useState(false);
  const canActivate = ['releases.activate', 'releases.school', 'releases.preview'].some((name) => mayChange(right(name)));
  const builds = isWhole ? read.builds : read.builds.slice(0, first);
  const toggle = (buildId: string, what: 'activate' | 'compare') =>
    setOpened(opened?.buildId === buildId && opened.what === what ? undefined : { buildId, what });
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-row]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (at < 0 || next === undefined || !buttons[next]) return;
    event.preventDefault();
    buttons[next].focus();
  };
  return (
    <section className={own.next} aria-label="构建">
      <div className={css.head}>
        <h3>构建</h3>
        <span className={css.meta}>
          最近 {builds.length} 个，共 {read.builds.length} 个
        </span>
        {read.builds.length > first && (
          <span className={css.more}>
            <button type="button" className={css.text} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? '收起' : '全部'}
            </button>
          </span>
        )}
      </div>
      <table className={css.table} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">版本</th>
            <th scope="col">交付</th>
            <th scope="col">签名</th>
            <th scope="col" className={css.number}>
              大小
            </th>
            <th scope="col" className={css.number}>
              比旧版
            </th>
            <th scope="col">保留</th>
            <th scope="col">
              <span className="visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {builds.map((build, index) => {
            const { buildId, publishTime, by, keyId, size, change, kept, development } = build;
            const before = read.builds[index + 1]?.buildId;
            const isOpen = opened?.buildId === buildId;
            return (
              <Fragment key={buildId}>
                <tr data-open={isOpen || undefined}>
                  <th scope="row" className={css.build}>
                    {buildId}
                  </th>
                  <td>
                    <span className={own.when}>
                      {shortTime(publishTime, date)}
                      <small>{by.split(' ')[0]}</small>
                    </span>
                  </td>
                  <td className={css.build}>{keyId.slice(0, 8)}</td>
                  <td className={`${css.number} ${own.tight}`}>{size} kB</td>
                  <td className={css.number}>{change === null ? '—' : change > 0 ? `+${change}` : change}</td>
                  <td>{[...(development ? ['开发构建'] : []), ...kept].join('、')}</td>
                  <td className={css.number}>
                    <span className={own.acts}>
                      {before && (
                        <button
                          type="button"
                          className={css.text}
                          aria-expanded={isOpen && opened.what === 'compare'}
                          onClick={() => toggle(buildId, 'compare')}
                        >
                          对照<span className="visually-hidden"> {buildId}</span>
                        </button>
                      )}
                      {canActivate && (
                        <button
                          type="button"
                          data-row
                          className={css.text}
                          aria-expanded={isOpen && opened.what === 'activate'}
                          onClick={() => toggle(buildId, 'activate')}
                        >
                          {isOpen && opened.what === 'activate' ? '收起' : '启用'}
                          <span className="visually-hidden"> {buildId}</span>
                        </button>
                      )}
                    </span>
                  </td>
                </tr>
                {isOpen && (
                  <tr>
                    <td colSpan={7} className={own.opened}>
                      {opened.what === 'activate' ? (
                        <ActivatePanel read={read} build={build} acting={acting} onEnd={() => setOpened(undefined)} />
                      ) : (
                        before && <CompareBuilds area={read.area} build={buildId} before={before} />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
