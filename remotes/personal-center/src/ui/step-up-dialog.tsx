import type { PortalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { Button } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { type FormEvent, useState } from 'react';
import { user } from '../api.ts';
import * as css from './form.module.css';

/** Asks for the password before something sensitive is shown. */
export function StepUpDialog({ why, onEnd }: { why: string; onEnd: (proved: boolean) => void }) {
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({});
  const prove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setState({ fault: '请输入登录密码。' });
    setState({ isBusy: true });
    try {
      await user.stepUp({ password }, { quiet: true });
      onEnd(true);
    } catch (error) {
      setState({ fault: faultOf(error as PortalError) });
    }
  };
  return (
    <Dialog title="确认是您本人" onCancel={() => onEnd(false)}>
      <form className={css.form} onSubmit={(event) => void prove(event)} noValidate>
        <p>{why}。不使用门户密码登录的账号，请退出后重新登录再查看。</p>
        <label>
          登录密码
          <input name="password" type="password" autoComplete="current-password" maxLength={128} aria-describedby="step-up-fault" />
        </label>
        <p id="step-up-fault" className={css.fault} role="alert">
          {state.fault}
        </p>
        <DialogWays>
          <Button onClick={() => onEnd(false)}>取消</Button>
          <Button kind="primary" type="submit" aria-disabled={state.isBusy || undefined}>
            确认查看
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}

function faultOf({ code, message }: PortalError): string {
  if (code === codes.badCredentials) return '密码不正确，请重新输入。';
  return code === codes.captchaRequired ? '输入错误次数较多，请退出后重新登录。' : message;
}
