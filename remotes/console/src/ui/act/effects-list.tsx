import type { Effects } from '@portico/contracts/console';
import { Icon } from '@portico/ui';
import * as css from '../console.module.css';
import * as form from '../form.module.css';

/** What an act will reach, in the server's words, or why it is refused. */
export function EffectsList({
  effects,
  refusal,
  isStale,
}: {
  effects: Effects | undefined;
  refusal?: string | undefined;
  isStale?: boolean;
}) {
  if (refusal)
    return (
      <p className={form.fault} role="alert">
        {refusal}
      </p>
    );
  if (!effects)
    return (
      <p className={css.meta} aria-busy="true">
        正在计算影响范围…
      </p>
    );
  return (
    <ul className={css.effects} aria-label="影响" aria-busy={isStale || undefined}>
      {effects.sentences.map((sentence) => (
        <li key={sentence}>
          <Icon name="arrow" size={16} />
          {sentence}
        </li>
      ))}
      <li>
        <Icon name="shield" size={16} />
        {effects.reversible ? '10 分钟内可以撤销' : '不能撤销'}
      </li>
    </ul>
  );
}
