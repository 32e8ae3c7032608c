import { PrivacyParts } from '../ui/privacy-parts.tsx';
import { SubPage } from './sub-page.tsx';

export function PrivacyPage() {
  return (
    <SubPage title="隐私">
      <PrivacyParts />
    </SubPage>
  );
}
