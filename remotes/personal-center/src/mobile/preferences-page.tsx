import { PreferencesParts } from '../ui/preferences-parts.tsx';
import { SubPage } from './sub-page.tsx';

export function PreferencesPage() {
  return (
    <SubPage title="偏好设置">
      <PreferencesParts />
    </SubPage>
  );
}
