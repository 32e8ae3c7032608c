import type { CalendarEvent } from '@portico/contracts';
import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { CopyEvent, EventFacts } from '../ui/event-facts.tsx';

/** One event with all that is known of it. */
export function EventDialog({
  event,
  conflict,
  onEdit,
  onRemove,
  onClose,
}: {
  event: CalendarEvent;
  conflict: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={event.title}
      onCancel={onClose}
      ways={() => (
        <>
          {event.editable && (
            <>
              <Button kind="danger" onClick={onRemove}>
                删除
              </Button>
              <Button kind="primary" onClick={onEdit}>
                编辑
              </Button>
            </>
          )}
          <Button onClick={onClose}>关闭</Button>
        </>
      )}
    >
      <EventFacts event={event} conflict={conflict} />
      <CopyEvent event={event} />
    </Dialog>
  );
}
