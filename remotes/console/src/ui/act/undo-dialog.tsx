import type { Act } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { useOnline } from '../use-online.ts';
import { EffectsList } from './effects-list.tsx';
import type { ConsoleAct } from './use-console-act.tsx';
import { useEffects } from './use-effects.ts';
import { useUndo } from './use-undo.ts';

/** What an undo will reach, before it is done; or why it is refused. */
export function UndoDialog({ act, acting, onEnd }: { act: Act; acting: ConsoleAct; onEnd: () => void }) {
  const isOnline = useOnline();
  const { wish, call, undo } = useUndo(act, acting);
  const { effects, refusal, isStale } = useEffects('undo', wish, call);
  const isReady = effects !== undefined && !refusal && isOnline && !acting.isBusy;
  const send = () => {
    onEnd();
    undo();
  };
  return (
    <Dialog
      title={`撤销：${act.name} ${act.objectName}`}
      onCancel={onEnd}
      ways={() => (
        <>
          <Button onClick={onEnd}>取消</Button>
          <Button kind="primary" disabled={!isReady} onClick={send}>
            撤销
          </Button>
        </>
      )}
    >
      <EffectsList effects={effects} refusal={refusal} isStale={isStale} />
    </Dialog>
  );
}
