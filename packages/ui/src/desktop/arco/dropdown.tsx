import './base.ts';
import Dropdown from '@arco-design/web-react/es/Dropdown';
import { Link } from '@portico/area/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { nameOfButton } from '../controls/name-of-button.ts';
import type { DropdownProps } from '../controls/props.ts';
import { popupLayer } from './base.ts';
import './dropdown.css';

/** Arco's dropdown with a list of links: arrows go through them, Escape and a choice lead back to the button. */
export function ArcoDropdown({ label, entries, current }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const go = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    all.at((at < 0 && step < 0 ? 0 : at + step) % all.length)?.focus();
  };
  return (
    <Dropdown
      trigger="click"
      position="br"
      popupVisible={open}
      onVisibleChange={setOpen}
      getPopupContainer={popupLayer}
      droplist={
        <nav aria-label={label} className="arco-dropdown-links" onKeyDown={go}>
          <ul ref={list}>
            {entries.map(({ key, name, to }) => (
              <li key={key}>
                <Link to={to} aria-current={key === current || undefined} preventScrollReset onClick={close}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <button
        ref={button}
        type="button"
        className="arco-dropdown-button"
        aria-expanded={open}
        aria-label={nameOfButton({ label, entries, current })}
        onKeyDown={go}
      >
        {entries.find(({ key }) => key === current)?.name ?? label}
      </button>
    </Dropdown>
  );
}
