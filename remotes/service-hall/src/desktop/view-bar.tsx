import { Link } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { Dropdown, Tooltip } from '@portico/ui/desktop/controls';
import { type Sort, sorts, type Wanted } from '../model/hall-address.ts';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';

const views: { view: Wanted['view']; name: string; icon: 'grid' | 'list' }[] = [
  { view: 'tile', name: '平铺', icon: 'grid' },
  { view: 'list', name: '列表', icon: 'list' },
];

/** The order of the list, and tiles or rows. */
export function ViewBar({ hall: { wanted, addressOf } }: { hall: Hall }) {
  return (
    <div className={css.viewBar}>
      {wanted.tab === 'all' && (
        <Dropdown
          label="排序"
          current={wanted.sort}
          entries={(Object.keys(sorts) as Sort[]).map((sort) => ({ key: sort, name: sorts[sort], to: addressOf({ sort }) }))}
        />
      )}
      <nav aria-label="显示方式">
        {views.map(({ view, name, icon }) => (
          <Tooltip key={view} text={name}>
            <Link
              to={addressOf({ view, page: wanted.page })}
              aria-label={name}
              aria-current={wanted.view === view || undefined}
              preventScrollReset
            >
              <Icon name={icon} size={18} />
            </Link>
          </Tooltip>
        ))}
      </nav>
    </div>
  );
}
