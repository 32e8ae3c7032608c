import { Link, useLocation } from '@portico/area/react';
import { type PortalError, useQueryClient } from '@portico/client';
import { codes } from '@portico/contracts';
import { Button, buttonLook } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { type FormEvent, useState } from 'react';
import { myConsole } from '../../api.ts';
import * as css from '../form.module.css';
import { useConsole } from '../use-console.ts';
import { PartnerWays } from './partner-ways.tsx';

/** Asks who is there before an act that asks for it; `onEnd` gets whether it was confirmed. */
export function ConfirmDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const { me } = useConsole();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({});
  const ways = me?.confirmWays ?? [];
  const partners = <PartnerWays ways={ways} to={pathname + search} />;
  if (me?.confirmBy === 'sign-in' && ways.length > 0)
    return (
      <Dialog title="确认是您本人" onCancel={() => onEnd(false)}>
        <p>这项操作影响较大。请重新输入统一登录的密码，回到这个页面后 10 分钟内可以完成它。</p>
        {partners}
        <DialogWays>
          <Button onClick={() => onEnd(false)}>取消</Button>
        </DialogWays>
      </Dialog>
    );
  if (me?.confirmBy === 'sign-in')
    return (
      <Dialog title="确认是您本人" onCancel={() => onEnd(false)}>
        <p>您的账号不使用门户密码。请重新登录，10 分钟内可以完成这项操作。</p>
        <DialogWays>
          <Button onClick={() => onEnd(false)}>取消</Button>
          <Link to={`/login?redirect=${encodeURIComponent(pathname + search)}`} {...buttonLook({ kind: 'primary' })}>
            重新登录
          </Link>
        </DialogWays>
      </Dialog>
    );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setState({ fault: '请输入登录密码。' });
    setState({ isBusy: true });
    try {
      await myConsole.confirm({ password }, { quiet: true });
      void client.invalidateQueries({ queryKey: myConsole.me.query().queryKey });
      onEnd(true);
    } catch (error) {
      const { code, message } = error as PortalError;
      setState({ fault: code === codes.badCredentials ? '密码不正确，请重新输入。' : message });
    }
  };
  return (
    <Dialog title="确认是您本人" onCancel={() => onEnd(false)}>
      <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
        <p>这项操作影响较大。输入登录密码后，10 分钟内不再询问。</p>
        <label>
          登录密码
          <input name="password" type="password" autoComplete="current-password" maxLength={128} aria-describedby="confirm-fault" />
        </label>
        <p id="confirm-fault" className={css.fault} role="alert">
          {state.fault}
        </p>
        {partners}
        <DialogWays>
          <Button onClick={() => onEnd(false)}>取消</Button>
          <Button kind="primary" type="submit" aria-disabled={state.isBusy || undefined}>
            验证并继续
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}
