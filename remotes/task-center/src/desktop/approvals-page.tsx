import { Link } from '@portico/area/react';
import { useApprovals } from '../ui/use-approvals.ts';
import * as css from './center-page.module.css';
import { CenterPage } from './center-page.tsx';

export function ApprovalsPage() {
  const { center, kinds, kind } = useApprovals();
  return (
    <CenterPage center={center}>
      <nav aria-label="审批类型" className={css.kinds}>
        {kinds.map(({ key, name, count, to }) => (
          <Link key={key} to={to} aria-current={key === kind ? 'page' : undefined}>
            {name} {count !== undefined && <span>{count}</span>}
          </Link>
        ))}
      </nav>
    </CenterPage>
  );
}
