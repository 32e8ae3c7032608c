import { useLocation } from '@portico/area/react';
import { Button } from '@portico/ui';
import { CopyButton } from '@portico/ui/attachments';
import { Dialog } from '@portico/ui/dialog';
import type { DialogProps } from '../ui/dialog-button.tsx';
import * as css from './share-dialog.module.css';

/** The article for a phone, as a code to scan, and its address. */
export function ShareDialog({ id, onClose }: { id: string } & DialogProps) {
  const { pathname } = useLocation();
  const address = window.location.origin + pathname;
  return (
    <Dialog title="分享文章" onCancel={onClose} ways={() => <Button onClick={onClose}>关闭</Button>}>
      <div className={css.share}>
        <img src={`/qr/news/${encodeURIComponent(id)}.svg`} alt="本文的二维码" width={168} height={168} />
        <p>微信扫码，用手机阅读和转发</p>
        <p className={css.address}>
          <span>{address}</span>
          <CopyButton text={address} name="复制地址" className={css.copy} />
        </p>
      </div>
    </Dialog>
  );
}
