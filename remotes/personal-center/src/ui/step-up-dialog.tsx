import type { PortalError } from '@portico/client';
import { codes } from '@portico/contracts';
import { PasswordDialog } from '@portico/ui/password';
import { user } from '../api.ts';

const faultOf = ({ code, message }: PortalError): string =>
  code === codes.captchaRequired ? '输入错误次数较多，请退出后重新登录。' : message;

/** Asks for the password before something sensitive is shown. */
export function StepUpDialog({ why, onEnd }: { why: string; onEnd: (proved: boolean) => void }) {
  const prove = async (password: string) => {
    await user.stepUp({ password }, { quiet: true });
    onEnd(true);
  };
  return (
    <PasswordDialog
      title="确认是您本人"
      submit={{ name: '确认查看', kind: 'primary' }}
      onPassword={prove}
      onCancel={() => onEnd(false)}
      faultOf={faultOf}
    >
      {why}。不使用门户密码登录的账号，请退出后重新登录再查看。
    </PasswordDialog>
  );
}
