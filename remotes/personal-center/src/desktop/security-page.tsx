import { SecurityParts } from '../ui/security-parts.tsx';
import { CenterFrame } from './center-frame.tsx';

export function SecurityPage() {
  return (
    <CenterFrame current="security">
      <SecurityParts />
    </CenterFrame>
  );
}
