import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { Button, Icon, Skeleton } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { useState } from 'react';
import { person } from '../api.ts';
import * as css from './identity-code.module.css';

/** Shows who one is, for entrances and counters: a code that is replaced before it ends. */
export function IdentityCode({ name, size }: { name: string; size?: 's' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="qr" size={16} />
        {name}
      </Button>
      {isOpen && <CodeDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CodeDialog({ onClose }: { onClose: () => void }) {
  const { name, account, deptName } = usePerson();
  const { data, isError, refetch } = useQuery({
    queryKey: ['identity-code'],
    queryFn: () => person.identityCode(undefined, { quiet: true }),
    // A code of the last visit has ended.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.seconds ?? 0) * 1_000 || false,
  });
  return (
    <Dialog title="电子身份码" onCancel={onClose} ways={() => <Button onClick={onClose}>关闭</Button>}>
      <div className={css.code}>
        <div className={css.picture} aria-busy={!data && !isError}>
          {data && !isError && <img src={data.picture} alt={`${name}的电子身份码`} />}
          {!data && !isError && <Skeleton rows={1} />}
          {isError && (
            <div role="alert">
              <p>暂时无法生成身份码，请检查网络后重试。</p>
              <Button onClick={() => void refetch()}>重试</Button>
            </div>
          )}
        </div>
        <p>
          <b>{name}</b>　{account.toUpperCase()}
        </p>
        <p className={css.note}>{deptName}</p>
        <p className={css.note}>请向工作人员出示，每分钟自动更新。</p>
      </div>
    </Dialog>
  );
}
