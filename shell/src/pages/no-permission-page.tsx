import { NoPermissionView } from './no-permission-view.tsx';

/** /mobile/no-permission: a page that this person may not open on a phone. */
export function NoPermissionPage() {
  return <NoPermissionView code={1004} />;
}
