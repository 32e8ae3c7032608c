import { controlCodes } from '@portico/ui/desktop';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLateCode } from '../../late/use-late-code.ts';
import * as css from './tooltip.module.css';

/**
 * A hint over a control that has its own name: for pointers and for the focus, gone by Escape. Until its code is here
 * the browser shows the hint in its own way; the control itself is never replaced.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const ArcoHint = useLateCode(controlCodes.hint);
  const show = () => {
    void controlCodes.hint.load();
    setShown(true);
  };
  const hide = () => setShown(false);
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the control in it is looked at
    <span
      className={css.anchor}
      title={ArcoHint ? undefined : text}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={byKey}
    >
      {children}
      {shown && ArcoHint && <ArcoHint text={text} />}
    </span>
  );
}
