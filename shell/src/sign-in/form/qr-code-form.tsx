import { Button, Icon, type IconName } from '@portico/ui';
import { useState } from 'react';
import { useFinishSignIn } from '../finish-sign-in.ts';
import { type QrCodeView, useQrCode } from './qr-code.ts';
import * as css from './qr-code-form.module.css';

/** What covers the code, and what is said below it. */
const said: Record<QrCodeView['kind'], { icon?: IconName; text: string; again?: string }> = {
  loading: { text: '正在生成二维码' },
  failed: { icon: 'warn', text: '二维码没有生成，请检查网络后重试。', again: '重新加载' },
  waiting: { text: '请用已登录本站的手机扫描二维码，并在手机上确认登录。' },
  scanned: { icon: 'okc', text: '已扫码，请在手机上确认登录。' },
  confirmed: { icon: 'okc', text: '已确认，正在登录。' },
  expired: { icon: 'clock', text: '二维码已失效，请刷新后重新扫码。', again: '刷新二维码' },
  rejected: { icon: 'close', text: '手机上已取消登录，您可以刷新二维码重新扫码。', again: '刷新二维码' },
};

/** A code that a signed-in phone reads and answers. */
export function QrCodeForm({ redirect }: { redirect: string | null }) {
  const finish = useFinishSignIn(redirect);
  const [lost, setLost] = useState(false);
  const { view, renew } = useQrCode((result) => void finish(result).catch(() => setLost(true)));
  const { icon, text, again } = said[lost ? 'failed' : view.kind];
  const nickname = view.kind === 'scanned' ? view.nickname : undefined;
  return (
    <div className={css.form} data-state={view.kind}>
      <div className={css.code}>
        {'picture' in view && <img src={view.picture} alt="登录二维码" width={184} height={184} />}
        {icon && (
          <div className={css.over}>
            <Icon name={icon} size={36} />
            {nickname && <b>{nickname}</b>}
            {again && (
              <Button kind="primary" onClick={renew}>
                {again}
              </Button>
            )}
          </div>
        )}
      </div>
      <p role="status">{text}</p>
    </div>
  );
}
