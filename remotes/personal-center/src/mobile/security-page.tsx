import { SecurityParts } from '../ui/security-parts.tsx';
import { SubPage } from './sub-page.tsx';

export function SecurityPage() {
  return (
    <SubPage title="账号与安全">
      <SecurityParts />
    </SubPage>
  );
}
