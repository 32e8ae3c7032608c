import { buttonLook, Icon } from '@portico/ui';
import { DialogButton } from '../ui/dialog-button.tsx';

const load = () => import(/* webpackChunkName: "share" */ './share-dialog.tsx').then((code) => code.ShareDialog);
const { className, ...look } = buttonLook({ kind: 'text', size: 's' });

/** Opens the article's QR code. */
export function ShareButton({ id }: { id: string }) {
  return (
    <DialogButton load={load} props={{ id }} className={className} look={look}>
      <Icon name="share" size={16} />
      分享
    </DialogButton>
  );
}
