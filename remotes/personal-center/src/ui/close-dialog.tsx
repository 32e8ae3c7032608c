import type { PortalError } from '@portico/client';
import { closingDays, codes } from '@portico/contracts';
import { Button } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { type FormEvent, useState } from 'react';
import { user } from '../api.ts';
import * as css from './form.module.css';

/** The last question before an account is given up. */
export function CloseDialog({ onEnd }: { onEnd: () => void }) {
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({});
  const close = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setState({ fault: '请输入登录密码。' });
    setState({ isBusy: true });
    try {
      await user.close({ password, wait: true }, { quiet: true });
      onEnd();
    } catch (error) {
      const { code, message } = error as PortalError;
      setState({ fault: code === codes.badCredentials ? '密码不正确，请重新输入。' : message });
    }
  };
  return (
    <Dialog title="注销账号" onCancel={onEnd}>
      <form className={css.form} onSubmit={(event) => void close(event)} noValidate>
        <p>{closingDays} 天后，门户会删除您的收藏、使用记录、消息状态、头像和绑定，并退出所有设备。这些内容不能恢复，建议先导出。</p>
        <label>
          登录密码
          <input name="password" type="password" autoComplete="current-password" maxLength={128} aria-describedby="close-fault" />
        </label>
        <p id="close-fault" className={css.fault} role="alert">
          {state.fault}
        </p>
        <DialogWays>
          <Button onClick={onEnd}>取消</Button>
          <Button kind="danger" type="submit" aria-disabled={state.isBusy || undefined}>
            提交注销
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}
