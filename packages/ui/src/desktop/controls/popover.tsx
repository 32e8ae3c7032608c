import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import * as css from './popover.module.css';
import type { PopoverProps } from './props.ts';

/** A button with an explanation behind it. Its code comes once a pointer or the focus is on it; until then it unfolds in its place. */
export function Popover(props: PopoverProps) {
  return <Late code={controlCodes.popover} plain={PlainPopover} props={props} when="wanted" />;
}

function PlainPopover({ label, button, children }: PopoverProps) {
  return (
    <details className={css.plain}>
      <summary aria-label={label}>{button}</summary>
      <div>{children}</div>
    </details>
  );
}
