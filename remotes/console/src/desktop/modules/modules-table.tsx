import type { ConsoleModule } from '@portico/contracts/console';
import { useState } from 'react';
import { shownRows } from '../../model/module-rows.ts';
import { kinds } from '../../model/module-words.ts';
import * as css from '../../ui/console.module.css';
import { ModuleRow } from './module-row.tsx';
import * as own from './modules.module.css';
import { handleTreeKey } from './tree-keys.ts';
import type { ModuleDraft } from './use-module-draft.ts';

/** Areas and their blocks as a tree: arrows move and open, Space marks, Enter goes to the panel. */
export function ModulesTable({
  modules,
  words,
  drafting,
  canChange,
  current,
  onCurrent,
  marked,
  onMark,
}: {
  modules: readonly ConsoleModule[];
  words: string;
  drafting: ModuleDraft;
  canChange: boolean;
  current: string;
  onCurrent: (sign: string) => void;
  marked: readonly string[];
  onMark: (sign: string) => void;
}) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const rows = shownRows(modules, words, opened);
  const open = (sign: string, isOpen: boolean) =>
    setOpened((now) => (isOpen ? [...new Set([...now, sign])] : now.filter((each) => each !== sign)));
  const stop = rows.some(({ module }) => module.sign === current) ? current : rows[0]?.module.sign;
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid's rows and cells are those of a table
      role="treegrid"
      aria-label="模块和区块"
      aria-multiselectable="true"
      className={`${css.table} ${own.tree}`}
      onKeyDown={(event) => handleTreeKey(event, rows, { onCurrent, onMark, onOpen: open })}
    >
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">状态</th>
          {kinds.map(({ kind, name }) => (
            <th key={kind} scope="col" className={own.box}>
              {name}
            </th>
          ))}
          <th scope="col">计划</th>
          <th scope="col">最近变更</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ModuleRow
            key={row.module.sign}
            row={row}
            drafting={drafting}
            canChange={canChange}
            isStop={row.module.sign === stop}
            isCurrent={row.module.sign === current}
            isMarked={marked.includes(row.module.sign)}
            onCurrent={onCurrent}
            onOpen={open}
          />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={7} className={css.quiet}>
              没有名称含“{words}”的模块或区块。
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
