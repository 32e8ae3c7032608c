import { ProfileParts } from '../ui/profile-parts.tsx';
import { SubPage } from './sub-page.tsx';

export function ProfilePage() {
  return (
    <SubPage title="个人资料">
      <ProfileParts />
    </SubPage>
  );
}
