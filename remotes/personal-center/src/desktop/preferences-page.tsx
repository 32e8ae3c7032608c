import { PreferencesParts } from '../ui/preferences-parts.tsx';
import { CenterFrame } from './center-frame.tsx';

export function PreferencesPage() {
  return (
    <CenterFrame current="preferences">
      <PreferencesParts />
    </CenterFrame>
  );
}
