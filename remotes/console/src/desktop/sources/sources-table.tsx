import type { ConsoleSource } from '@portico/contracts/console';
import { Fragment, useState } from 'react';
import { offersInWords, stateOfSource } from '../../model/source-words.ts';
import { counted } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { HoursLine } from './hours-line.tsx';
import { SourceDetail } from './source-detail.tsx';
import * as own from './sources.module.css';

const ms = (value: number | null) => (value === null ? '—' : counted(value));

/** One row a source; opening it shows every node, its settings and a trial. */
export function SourcesTable({ list, acting }: { list: readonly ConsoleSource[]; acting: ConsoleAct }) {
  const [opened, setOpened] = useState<string>();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">提供</th>
          <th scope="col">状态</th>
          <th scope="col" className={css.number}>
            24 小时查询
          </th>
          <th scope="col" className={css.number}>
            失败
          </th>
          <th scope="col" className={css.number}>
            p50 / p95 毫秒
          </th>
          <th scope="col">24 小时 p95</th>
          <th scope="col">最近成功</th>
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((source) => {
          const { code, name, asked, failed, p50, p95, hours, lastGood } = source;
          const state = stateOfSource(source);
          const isOpen = opened === code;
          return (
            <Fragment key={code}>
              <tr>
                <th scope="row">
                  {name}
                  <small className={own.small}>{code}</small>
                </th>
                <td>{offersInWords(source.offers)}</td>
                <td className={own.tight}>
                  <Mark tone={state.tone} />
                  {state.name}
                </td>
                <td className={css.number}>{counted(asked)}</td>
                <td className={css.number}>{counted(failed)}</td>
                <td className={css.number}>
                  {ms(p50)} / {ms(p95)}
                </td>
                <td>
                  <HoursLine hours={hours} />
                </td>
                <td className={`${css.quiet} ${own.tight}`}>{lastGood?.slice(5, 16)}</td>
                <td className={css.number}>
                  <button type="button" className={css.text} aria-expanded={isOpen} onClick={() => setOpened(isOpen ? undefined : code)}>
                    {isOpen ? '收起' : '查看'}
                    <span className="visually-hidden"> {name}</span>
                  </button>
                </td>
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={9} className={own.opened}>
                    <SourceDetail source={source} acting={acting} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
