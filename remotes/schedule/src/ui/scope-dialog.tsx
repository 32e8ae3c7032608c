import type { EventScope } from '@portico/contracts';
import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { useState } from 'react';
import { ScopeChoice } from './scope-choice.tsx';

interface ScopeQuestion {
  title: string;
  text: string;
  action: string;
  /** A change that cannot be taken back is outlined. */
  isDeletion?: boolean;
  isRepeated: boolean;
  onAnswer: (scope: EventScope) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks how far a change of a repeated event reaches, or whether one event is really deleted. */
export function ScopeDialog({ title, text, action, isDeletion, isRepeated, onAnswer, onClose }: ScopeQuestion) {
  const [scope, setScope] = useState<EventScope>(isRepeated ? 'one' : 'all');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const answer = async () => {
    setIsBusy(true);
    const failed = await onAnswer(scope);
    setIsBusy(false);
    if (failed) setFailure(failed);
    else onClose();
  };
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      ways={() => (
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind={isDeletion ? 'danger' : 'primary'} disabled={isBusy} onClick={() => void answer()}>
            {action}
          </Button>
        </>
      )}
    >
      <p>{text}</p>
      {isRepeated && <ScopeChoice label="这是重复的日程" value={scope} onChange={setScope} />}
      <p role="alert">{failure}</p>
    </Dialog>
  );
}
