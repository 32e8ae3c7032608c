import { errorKind, type PortalError, useQuery } from '@portico/client';
import { Empty, FailedCard } from '@portico/ui';
import { myConsole } from '../api.ts';

/** A page that this person may not read, and who can change that; or one whose rights could not be asked for. */
export function Refused({ page }: { page: string }) {
  const { data: me, error, refetch } = useQuery(myConsole.me.query());
  if (!me && error && errorKind(error) !== 'forbidden') {
    const { message, requestId } = error as Partial<PortalError>;
    return <FailedCard title={`${page}暂时没有加载出来`} reason={message} requestId={requestId} onRetry={() => void refetch()} />;
  }
  const admins = me?.admins ?? [];
  return (
    <Empty title={`您没有「${page}」的管理权限。`} reason={`需要时请联系 ${admins.length > 0 ? admins.join('、') : '本校的管理员'}。`} />
  );
}
