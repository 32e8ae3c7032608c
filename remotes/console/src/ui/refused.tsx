import { Empty } from '@portico/ui';
import { useConsole } from './use-console.ts';

/** A page that this person may not read, and who can change that. */
export function Refused({ page }: { page: string }) {
  const { me } = useConsole();
  const admins = me?.admins ?? [];
  return (
    <Empty title={`您没有「${page}」的管理权限。`} reason={`需要时请联系 ${admins.length > 0 ? admins.join('、') : '本校的管理员'}。`} />
  );
}
