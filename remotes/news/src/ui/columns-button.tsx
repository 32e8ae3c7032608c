import { Icon } from '@portico/ui';
import { DialogButton } from './dialog-button.tsx';

const load = () => import(/* webpackChunkName: "columns" */ './columns-dialog.tsx').then((code) => code.ColumnsDialog);
const nothing = {};

/** Opens the choice of a person's own columns. */
export function ColumnsButton({ className }: { className?: string }) {
  return (
    <DialogButton load={load} props={nothing} className={className} label="我的栏目">
      <Icon name="gear" size={18} />
    </DialogButton>
  );
}
