import { useSchool } from '@portico/session';
import { Crest } from '@portico/ui';
import { useSiteLabel } from '../page-data/frame-facts.ts';
import * as css from './brand.module.css';

/** The site's identity: emblem, school and site name. The container sets `--brand-crest` and `--brand-name`. */
export function Brand() {
  return (
    <span className={css.brand}>
      <span className={css.crest}>
        <Crest logo={useSiteLabel().logo} />
      </span>
      <b>{useSchool().unitName}</b>
      <i>一网通办</i>
    </span>
  );
}
