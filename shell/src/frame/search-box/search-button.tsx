import { usePortal } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { useCallback, useRef, useState } from 'react';
import { matchArea } from '../../page-data/match.ts';
import { useOnDemand } from '../on-demand.ts';
import * as css from './search-box.module.css';
import { searchPath } from './search-path.ts';

const loadPanel = () => import(/* webpackChunkName: "search-panel" */ './search-panel.tsx').then((module) => module.SearchPanel);

/**
 * 搜索 in the header, if the plan has a search page for this visitor. A guest is redirected to the login by the search
 * page's own rule.
 */
export function SearchButton({ className }: { className?: string }) {
  const { plan } = usePortal();
  const [shown, setShown] = useState(false);
  const { part: Panel, coming, ask } = useOnDemand(loadPanel);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback((back: boolean) => {
    setShown(false);
    if (back) opener.current?.focus();
  }, []);
  if (!matchArea(plan, searchPath)) return null;
  return (
    <div className={css.place}>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label="搜索"
        title="搜索"
        aria-expanded={shown}
        aria-busy={coming || undefined}
        onPointerEnter={() => ask()}
        onFocus={() => ask()}
        onClick={() => {
          setShown(!shown);
          ask(true);
        }}
      >
        <Icon name="search" size={20} />
      </button>
      {shown && Panel && <Panel onClose={close} />}
    </div>
  );
}
