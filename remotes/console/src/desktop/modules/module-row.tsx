import { Icon } from '@portico/ui';
import { shownSetting, withKind } from '../../model/module-changes.ts';
import type { TreeRow } from '../../model/module-rows.ts';
import { kinds, planInWords, stateNames, stateTones } from '../../model/module-words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import * as own from './modules.module.css';
import type { ModuleDraft } from './use-module-draft.ts';

export function ModuleRow({
  row: { module, level, isOpen },
  drafting: { draft, wish },
  canChange,
  isStop,
  isCurrent,
  isMarked,
  onCurrent,
  onOpen,
}: {
  row: TreeRow;
  drafting: ModuleDraft;
  canChange: boolean;
  /** The tree's one tab stop. */
  isStop: boolean;
  isCurrent: boolean;
  isMarked: boolean;
  onCurrent: (sign: string) => void;
  onOpen: (sign: string, isOpen: boolean) => void;
}) {
  const { sign, name, fixed, last } = module;
  const { state, audience } = shownSetting(draft, module);
  const isPending = sign in draft;
  return (
    <tr
      data-sign={sign}
      data-current={isCurrent || undefined}
      aria-level={level}
      aria-expanded={isOpen}
      aria-selected={isMarked}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onCurrent(sign)}
      onFocus={({ target, currentTarget }) => target === currentTarget && onCurrent(sign)}
    >
      <th scope="row" data-level={level}>
        {isOpen === undefined ? (
          <span className={own.turn} />
        ) : (
          <button
            type="button"
            className={own.turn}
            tabIndex={-1}
            aria-label={`${isOpen ? '收起' : '展开'} ${name} 的区块`}
            onClick={() => onOpen(sign, !isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'right'} size={12} />
          </button>
        )}
        {name}
        <small>{level === 1 ? sign : sign.slice(module.parent.length)}</small>
        {isMarked && <Icon name="check" size={14} />}
      </th>
      <td className={css.tight}>
        <Mark tone={stateTones[state]} />
        {stateNames[state]}
      </td>
      {kinds.map(({ kind, name: who }) => (
        <td key={kind} className={own.box}>
          <input
            type="checkbox"
            aria-label={`${name} 对${who}开放`}
            tabIndex={isStop ? 0 : -1}
            checked={audience.includes(kind)}
            disabled={!canChange || fixed !== undefined}
            onChange={({ target }) => wish([module], (setting) => ({ audience: withKind(setting.audience, kind, target.checked) }))}
          />
        </td>
      ))}
      <td className={css.warning}>{planInWords(module)}</td>
      <td className={`${css.quiet} ${css.tight}`}>
        {isPending ? <b className={own.pending}>未生效</b> : last && `${last.who.split(' ')[0]} ${last.time.slice(5, 10)}`}
      </td>
    </tr>
  );
}
