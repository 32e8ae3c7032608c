import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './control.module.css';

/** Tabs of the ARIA pattern: one tab stop, arrow keys select. `id` connects them to their panel. */
export function Tabs<Key extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
}: {
  id: string;
  label: string;
  tabs: readonly { key: Key; name: string; icon?: ReactNode }[];
  value: Key;
  onChange: (key: Key) => void;
}) {
  const choose = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.key === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    event.currentTarget.querySelector<HTMLElement>(`[id="${tabId(id, tab.key)}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={css.tabs} onKeyDown={choose}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(id, tab.key)}
          className={css.tab}
          aria-selected={tab.key === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.key === value ? 0 : -1}
          onClick={() => onChange(tab.key)}
        >
          {tab.icon}
          {tab.name}
        </button>
      ))}
    </div>
  );
}

/** What the chosen tab of `<Tabs id>` shows. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}

const tabId = (id: string, key: string) => `${id}-tab-${key}`;
