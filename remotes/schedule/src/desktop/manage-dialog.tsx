import { Button } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { ExportEvents } from '../ui/export-events.tsx';
import { ImportEvents } from '../ui/import-events.tsx';
import { Subscription } from '../ui/subscription.tsx';

export function ManageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="日历管理" onCancel={onClose}>
      <Subscription />
      <ImportEvents />
      <ExportEvents />
      <DialogWays>
        <Button onClick={onClose}>关闭</Button>
      </DialogWays>
    </Dialog>
  );
}
