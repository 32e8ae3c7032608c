import type { ConsoleSource } from '@portico/contracts/console';
import { useState } from 'react';
import { offersInWords, stateOfSource } from '../../model/source-words.ts';
import { counted } from '../../model/words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { LongRows, plainAtMost } from '../../ui/table/long-rows.tsx';
import { OpenableRow, RowButton } from '../../ui/table/openable-row.tsx';
import { moveBetweenRows } from '../../ui/table/row-keys.ts';
import { TableHead } from '../../ui/table/table-head.tsx';
import { HoursLine } from '../hours-line.tsx';
import { SourceDetail } from './source-detail.tsx';
import * as own from './sources.module.css';

const columns = [
  '名称',
  '提供',
  '状态',
  { name: '24 小时查询', isNumber: true },
  { name: '失败', isNumber: true },
  { name: 'p50 / p95 毫秒', isNumber: true },
  '24 小时 p50 / p95',
  '最近成功',
];
const most = (hours: ConsoleSource['hours']) => counted(Math.max(0, ...hours.map((each) => each ?? 0)));
const ms = (value: number | null) => (value === null ? '—' : counted(value));

/** One row a source; opening it shows every node, its settings and a trial. Only the rows near the window of a long list are drawn. */
export function SourcesTable({ list, acting }: { list: readonly ConsoleSource[]; acting: ConsoleAct }) {
  const [opened, setOpened] = useState<string>();
  const isLong = list.length > plainAtMost;
  return (
    <table
      className={isLong ? `${css.table} ${own.long}` : css.table}
      aria-rowcount={isLong ? list.length + 1 : undefined}
      onKeyDown={moveBetweenRows}
    >
      <TableHead columns={columns} acts />
      <LongRows keys={list.map(({ code }) => code)} columns={columns.length + 1}>
        {(index) => {
          const source = list[index];
          if (!source) return null;
          const isOpen = opened === source.code;
          return (
            <SourceRow
              source={source}
              place={isLong ? index + 2 : undefined}
              isOpen={isOpen}
              acting={acting}
              onToggle={() => setOpened(isOpen ? undefined : source.code)}
            />
          );
        }}
      </LongRows>
    </table>
  );
}

function SourceRow({
  source,
  place,
  isOpen,
  acting,
  onToggle,
}: {
  source: ConsoleSource;
  place: number | undefined;
  isOpen: boolean;
  acting: ConsoleAct;
  onToggle: () => void;
}) {
  const { code, name, asked, failed, p50, p95, hours, medians, lastGood } = source;
  const state = stateOfSource(source);
  return (
    <OpenableRow
      columns={columns.length + 1}
      opened={isOpen && <SourceDetail source={source} acting={acting} />}
      {...(place !== undefined && { place })}
    >
      <th scope="row">
        <span className={css.pair}>
          {name}
          <small>{code}</small>
        </span>
      </th>
      <td>{offersInWords(source.offers)}</td>
      <td className={css.tight}>
        <Mark tone={state.tone} />
        {state.name}
      </td>
      <td className={css.number}>{counted(asked)}</td>
      <td className={css.number}>{counted(failed)}</td>
      <td className={css.number}>
        {ms(p50)} / {ms(p95)}
      </td>
      <td>
        <HoursLine hours={hours} below={medians} label={`24 小时内 p50 最高 ${most(medians)} 毫秒，p95 最高 ${most(hours)} 毫秒`} />
      </td>
      <td className={`${css.quiet} ${css.tight}`}>{lastGood?.slice(5, 16)}</td>
      <td className={css.number}>
        <RowButton about={name} isOpen={isOpen} onClick={onToggle}>
          {isOpen ? '收起' : '查看'}
        </RowButton>
      </td>
    </OpenableRow>
  );
}
