import type { PortalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../control/button.tsx';
import { Dialog, DialogWays } from '../dialog/dialog.tsx';
import * as css from './password-dialog.module.css';

/** Asks for the password before something that cannot be taken back, or that only its owner may see. */
export function PasswordDialog({
  title,
  submit,
  onPassword,
  onCancel,
  faultOf = ({ message }) => message,
  otherWays,
  children,
}: {
  title: string;
  submit: { name: string; kind: 'primary' | 'danger' };
  /** Fails with the server's refusal. */
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
  /** The words for a refusal other than a wrong password. */
  faultOf?: (error: PortalError) => string;
  /** Buttons for other proofs than the password. */
  otherWays?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({});
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setState({ fault: '请输入登录密码。' });
    setState({ isBusy: true });
    try {
      await onPassword(password);
    } catch (error) {
      const refused = error as PortalError;
      setState({ fault: refused.code === codes.badCredentials ? '密码不正确，请重新输入。' : faultOf(refused) });
    }
  };
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{children}</p>
        <label>
          登录密码
          <input name="password" type="password" autoComplete="current-password" maxLength={128} aria-describedby={id} />
        </label>
        <p id={id} className={css.fault} role="alert">
          {state.fault}
        </p>
        {otherWays}
        <DialogWays>
          <Button onClick={onCancel}>取消</Button>
          <Button kind={submit.kind} type="submit" aria-disabled={state.isBusy || undefined}>
            {submit.name}
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}
