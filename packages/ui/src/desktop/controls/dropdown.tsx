import { Link } from '@portico/area/react';
import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import * as css from './dropdown.module.css';
import { nameOfButton } from './name-of-button.ts';
import type { DropdownProps } from './props.ts';

/** A button that opens a short list of links. Its code comes once a pointer or the focus is on the button. */
export function Dropdown(props: DropdownProps) {
  return <Late code={controlCodes.dropdown} plain={PlainDropdown} props={props} when="wanted" />;
}

function PlainDropdown({ label, entries, current }: DropdownProps) {
  return (
    <details className={css.plain}>
      <summary className={css.button} aria-label={nameOfButton({ label, entries, current })}>
        {entries.find(({ key }) => key === current)?.name ?? label}
      </summary>
      <nav aria-label={label} className={css.list}>
        <ul>
          {entries.map(({ key, name, to }) => (
            <li key={key}>
              <Link to={to} aria-current={key === current || undefined} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
