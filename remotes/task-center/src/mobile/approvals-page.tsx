import { useApprovals } from '../ui/use-approvals.ts';
import { CenterPage } from './center-page.tsx';
import { Chips } from './chips.tsx';

export function ApprovalsPage() {
  const { center, kinds, kind } = useApprovals();
  return (
    <CenterPage center={center}>
      <Chips label="审批类型" entries={kinds} current={kind} />
    </CenterPage>
  );
}
