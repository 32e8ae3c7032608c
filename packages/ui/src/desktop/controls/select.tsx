import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import type { SelectProps } from './props.ts';
import * as css from './select.module.css';

/** One of several choices. Its code comes once a pointer or the focus is on it; until then the browser's own stands there. */
export function Select(props: SelectProps) {
  return <Late code={controlCodes.select} plain={PlainSelect} props={props} when="wanted" className={css.place} />;
}

function PlainSelect({ label, value, choices, onChange, look }: SelectProps) {
  return (
    <div className={css.box} data-look={look}>
      <select className={css.field} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
