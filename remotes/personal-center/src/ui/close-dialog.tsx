import { closingDays } from '@portico/contracts';
import { PasswordDialog } from '@portico/ui/password';
import { user } from '../api.ts';

/** The last question before an account is given up. */
export function CloseDialog({ onEnd }: { onEnd: () => void }) {
  const close = async (password: string) => {
    await user.close({ password, wait: true }, { quiet: true });
    onEnd();
  };
  return (
    <PasswordDialog title="注销账号" submit={{ name: '提交注销', kind: 'danger' }} onPassword={close} onCancel={onEnd}>
      {closingDays} 天后，门户会删除您的收藏、使用记录、消息状态、头像和绑定，并退出所有设备。这些内容不能恢复，建议先导出。
    </PasswordDialog>
  );
}
