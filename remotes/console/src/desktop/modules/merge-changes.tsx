import type { ConsoleModule } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { clashesOf, type Draft, merged } from '../../model/module-changes.ts';
import { fieldNames, valueInWords } from '../../model/module-words.ts';
import * as css from '../../ui/console.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { TableHead } from '../../ui/table/table-head.tsx';
import * as own from './modules.module.css';

const sides = [
  { key: 'current', name: '用现在的' },
  { key: 'own', name: '用我的' },
] as const;

/** Somebody changed what these changes began from: only what both changed is asked. */
export function MergeChanges({
  modules,
  draft,
  onMerge,
}: {
  modules: readonly ConsoleModule[];
  draft: Draft;
  onMerge: (draft: Draft) => void;
}) {
  const [choices, setChoices] = useState<Readonly<Record<string, 'own' | 'current'>>>({});
  const clashes = clashesOf(draft, modules);
  const changed = modules.filter(({ sign, version }) => draft[sign] && draft[sign].version !== version);
  const who = changed.flatMap(({ last }) => (last ? [`${last.who.split(' ')[0]} ${last.time.slice(11, 16)}`] : []))[0];
  const isAnswered = clashes.every(({ sign, field }) => choices[`${sign} ${field}`]);
  return (
    <section className={own.merge} aria-label="对照">
      <p className={css.notice}>
        {who ?? '有人'} 修改了 {changed.map(({ name }) => name).join('、')}，您的修改从之前的状态开始。
      </p>
      {clashes.length > 0 && (
        <table className={css.table}>
          <TableHead columns={['字段', '现在', '您改为', '采用']} />
          <tbody>
            {clashes.map(({ sign, name, field, own: wished, current }) => (
              <tr key={`${sign} ${field}`}>
                <th scope="row">
                  {name} {fieldNames[field]}
                </th>
                <td>{valueInWords(current, field)}</td>
                <td>{valueInWords(wished, field)}</td>
                <td>
                  <Segmented
                    label={`${name} ${fieldNames[field]}`}
                    size="s"
                    value={choices[`${sign} ${field}`]}
                    choices={sides}
                    onChange={(side) => setChoices((now) => ({ ...now, [`${sign} ${field}`]: side }))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        size="s"
        aria-disabled={!isAnswered || undefined}
        onClick={() => isAnswered && onMerge(merged(draft, modules, ({ sign, field }) => choices[`${sign} ${field}`] === 'own'))}
      >
        合并
      </Button>
    </section>
  );
}
