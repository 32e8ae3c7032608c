import { PrivacyParts } from '../ui/privacy-parts.tsx';
import { CenterFrame } from './center-frame.tsx';

export function PrivacyPage() {
  return (
    <CenterFrame current="privacy">
      <PrivacyParts />
    </CenterFrame>
  );
}
