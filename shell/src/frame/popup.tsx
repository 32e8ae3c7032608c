import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** A list may hold entries that only one mode shows. */
const isShown = (entry: HTMLElement) => getComputedStyle(entry.closest('li') ?? entry).display !== 'none';

/** A button that opens a short list below itself; Escape, a click outside or a choice closes it. */
export function Popup({
  label,
  button,
  buttonClass,
  popupClass,
  children,
}: {
  label: string;
  button: ReactNode;
  buttonClass?: string;
  popupClass?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      opener.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])].filter(isShown);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    entries[(at + (event.key === 'ArrowDown' ? 1 : entries.length - (at < 0 ? 0 : 1))) % entries.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the button or in the list come up to here
    <div ref={root} onKeyDown={onKeyDown} style={{ display: 'flex', position: 'relative' }}>
      <button ref={opener} type="button" className={buttonClass} aria-expanded={open} aria-label={label} onClick={() => setOpen(!open)}>
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a choice made by keyboard clicks its link or button
        <ul className={popupClass} onClick={() => setOpen(false)}>
          {children}
        </ul>
      )}
    </div>
  );
}
