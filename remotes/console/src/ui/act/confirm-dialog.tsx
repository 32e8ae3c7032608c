import { Link, useLocation } from '@portico/area/react';
import { useQueryClient } from '@portico/client';
import { Button, buttonLook } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { PasswordDialog } from '@portico/ui/password';
import { myConsole } from '../../api.ts';
import { useConsole } from '../use-console.ts';
import { PartnerWays } from './partner-ways.tsx';

const title = '确认是您本人';

/** Asks who is there before an act that asks for it; `onEnd` gets whether it was confirmed. */
export function ConfirmDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const { me } = useConsole();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const ways = me?.confirmWays ?? [];
  const partners = <PartnerWays ways={ways} to={pathname + search} />;
  if (me?.confirmBy === 'sign-in' && ways.length > 0)
    return (
      <Dialog title={title} onCancel={() => onEnd(false)}>
        <p>这项操作影响较大。请重新输入统一登录的密码，回到这个页面后 10 分钟内可以完成它。</p>
        {partners}
        <DialogWays>
          <Button onClick={() => onEnd(false)}>取消</Button>
        </DialogWays>
      </Dialog>
    );
  if (me?.confirmBy === 'sign-in')
    return (
      <Dialog title={title} onCancel={() => onEnd(false)}>
        <p>您的账号不使用门户密码。请重新登录，10 分钟内可以完成这项操作。</p>
        <DialogWays>
          <Button onClick={() => onEnd(false)}>取消</Button>
          <Link to={`/login?redirect=${encodeURIComponent(pathname + search)}`} {...buttonLook({ kind: 'primary' })}>
            重新登录
          </Link>
        </DialogWays>
      </Dialog>
    );
  const confirm = async (password: string) => {
    await myConsole.confirm({ password }, { quiet: true });
    void client.invalidateQueries({ queryKey: myConsole.me.query().queryKey });
    onEnd(true);
  };
  return (
    <PasswordDialog
      title={title}
      submit={{ name: '验证并继续', kind: 'primary' }}
      onPassword={confirm}
      onCancel={() => onEnd(false)}
      otherWays={partners}
    >
      这项操作影响较大。输入登录密码后，10 分钟内不再询问。
    </PasswordDialog>
  );
}
