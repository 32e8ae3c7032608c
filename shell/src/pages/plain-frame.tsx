import { Link } from '@portico/area/react';
import { useDevice, useSchool } from '@portico/session';
import { Crest } from '@portico/ui';
import type { ReactNode } from 'react';
import { Filings } from '../frame/desktop/filings.tsx';
import { useSiteLabel } from '../frame/frame-facts.ts';
import * as css from './plain-frame.module.css';

/** What stands around an error page: whose site it is, and nothing to click by accident. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const school = useSchool();
  const label = useSiteLabel();
  if (useDevice() === 'mobile')
    return (
      <div className={css.sheet}>
        <p className={css.name}>一网通办</p>
        {children}
      </div>
    );
  return (
    <div className={css.page}>
      <Link className={css.brand} to="/home">
        <span className={css.crest}>
          <Crest logo={label.logo} />
        </span>
        <b>{school.unitName}</b>
        <i>一网通办</i>
      </Link>
      <div className={css.middle}>{children}</div>
      <Filings filing={school.filings} />
    </div>
  );
}
