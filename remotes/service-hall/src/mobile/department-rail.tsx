import { Link } from '@portico/area/react';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';

/** The departments beside the list, which thumbs reach without opening a panel. */
export function DepartmentRail({ hall, departments }: { hall: Hall; departments: readonly { key: string; name: string }[] }) {
  return (
    <nav aria-label="服务部门" className={css.rail}>
      {[{ key: undefined, name: '全部部门' }, ...departments].map(({ key, name }) => (
        <Link key={key ?? ''} to={hall.addressOf({ dept: key })} replace aria-current={hall.wanted.dept === key || undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
