import { Link } from '@portico/area/react';
import { useDevice, useSchool } from '@portico/session';
import type { ReactNode } from 'react';
import { Brand } from '../frame/brand.tsx';
import { Filings } from '../frame/desktop/filings.tsx';
import * as css from './plain-frame.module.css';

/** The surroundings of an error page: the site's identity, and no links. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const school = useSchool();
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
        <Brand />
      </Link>
      <div className={css.middle}>{children}</div>
      <Filings filing={school.filings} />
    </div>
  );
}
