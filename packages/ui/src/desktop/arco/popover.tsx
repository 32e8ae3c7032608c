import './base.ts';
import Popover from '@arco-design/web-react/es/Popover';
import '@arco-design/web-react/es/Popover/style/index.css';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as css from '../controls/popover.module.css';
import type { PopoverProps } from '../controls/props.ts';
import { popupLayer } from './base.ts';
import './popover.css';

const stops = 'a[href], button, input, select, textarea';

/** Arco's popover: a press opens it and leads into it; Escape, Tab beyond its end and a press elsewhere lead out. */
export function ArcoPopover({ label, button, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'Tab') return;
    const inside = [...(content.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const edge = event.shiftKey ? [content.current, inside[0]] : [inside.at(-1) ?? content.current];
    if (!edge.some((element) => element === document.activeElement)) return;
    // From the button a Tab goes on to what follows it; Shift and Tab stay on it.
    if (event.shiftKey) event.preventDefault();
    close();
  };
  return (
    <Popover
      trigger="click"
      position="bl"
      popupVisible={open}
      onVisibleChange={setOpen}
      getPopupContainer={popupLayer}
      content={
        <Content label={label} content={content} onKeyDown={keys}>
          {children}
        </Content>
      }
    >
      <button ref={opener} type="button" className={css.button} aria-label={label} aria-haspopup="dialog" aria-expanded={open}>
        {button}
      </button>
    </Popover>
  );
}

function Content({
  label,
  content,
  onKeyDown,
  children,
}: {
  label: string;
  content: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  useEffect(() => content.current?.focus({ preventScroll: true }), [content]);
  return (
    <div ref={content} role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
