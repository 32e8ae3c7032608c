import type { ConsoleSource } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { sources } from '../../api.ts';
import { mayChange } from '../../model/rights.ts';
import { stateName } from '../../model/source-words.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import { SourceForm } from './source-form.tsx';
import * as own from './sources.module.css';

/** Every node's view of a source, 立即重试 and 停用, and its settings with a trial. */
export function SourceDetail({ source, acting }: { source: ConsoleSource; acting: ConsoleAct }) {
  const { school, right } = useConsole();
  const isOnline = useOnline();
  const canChange = mayChange(right('sources.change'));
  const isPaused = source.state === 'paused';
  const pausing = { ...school, code: source.code, paused: !isPaused, version: source.version };
  const { effects, refusal } = useEffects('sources.pause', canChange ? pausing : null, (input) => sources.pause(input, { quiet: true }));
  return (
    <div className={own.detail}>
      {source.nodes.length > 0 && (
        <table className={css.table} aria-label="各节点">
          <TableHead columns={['节点', '状态', { name: '连续失败', isNumber: true }, '时间']} />
          <tbody>
            {source.nodes.map(({ node, state, failures, at }) => (
              <tr key={node}>
                <th scope="row">{node.slice(0, 8)}</th>
                <td>{stateName(state)}</td>
                <td className={css.number}>{failures}</td>
                <td>{at.slice(5, 19)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {canChange && (
        <div className={own.acts}>
          <div className={form.ways}>
            <Button
              size="s"
              aria-disabled={acting.isBusy || !isOnline || undefined}
              onClick={() => void acting.run(() => sources.retry({ ...school, code: source.code }, { quiet: true }))}
            >
              立即重试
            </Button>
            <Button
              size="s"
              kind={isPaused ? 'plain' : 'danger'}
              aria-disabled={refusal !== undefined || acting.isBusy || !isOnline || undefined}
              onClick={() => void acting.run(() => sources.pause(pausing, { quiet: true }))}
            >
              {isPaused ? '恢复查询' : '停用'}
            </Button>
          </div>
          <EffectsList effects={effects} refusal={refusal} />
        </div>
      )}
      <SourceForm source={source} acting={acting} />
    </div>
  );
}
