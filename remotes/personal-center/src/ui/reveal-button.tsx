import { Icon } from '@portico/ui';
import * as css from './reveal.module.css';

/** The eye beside a masked value. */
export function RevealButton({ name, isShown, onToggle }: { name: string; isShown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={css.small}
      aria-label={`显示${name}`}
      aria-pressed={isShown}
      title={isShown ? '隐藏' : '显示，60 秒后自动隐藏'}
      onClick={onToggle}
    >
      <Icon name="eye" size={16} />
    </button>
  );
}
