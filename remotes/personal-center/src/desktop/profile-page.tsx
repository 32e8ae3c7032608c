import { ProfileParts } from '../ui/profile-parts.tsx';
import { CenterFrame } from './center-frame.tsx';

export function ProfilePage() {
  return (
    <CenterFrame current="profile">
      <ProfileParts />
    </CenterFrame>
  );
}
