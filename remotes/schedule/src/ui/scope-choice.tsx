import type { EventScope } from '@portico/contracts';
import { useId } from 'react';
import * as css from './form.module.css';

const scopes: readonly { key: EventScope; name: string }[] = [
  { key: 'one', name: '仅此一次' },
  { key: 'following', name: '此次及以后' },
  { key: 'all', name: '全部重复' },
];

/** How far a change of a repeated event reaches. */
export function ScopeChoice({ label, value, onChange }: { label: string; value: EventScope; onChange: (scope: EventScope) => void }) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {scopes.map((scope) => (
        <label key={scope.key}>
          <input type="radio" name={name} checked={scope.key === value} onChange={() => onChange(scope.key)} />
          <span>{scope.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
