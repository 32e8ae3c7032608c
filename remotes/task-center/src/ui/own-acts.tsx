import type { TaskAct } from '@portico/contracts';
import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { useState } from 'react';
import { actNames } from '../model/action-words.ts';
import type { TaskRow } from '../model/task-row.ts';
import type { Acts } from './use-acts.ts';

const shown: readonly TaskAct[] = ['markRead', 'urge', 'withdraw'];

/** What the portal itself may do with this task; an application is withdrawn after a question. */
export function OwnActs({ row, acts: { act, isActing } }: { row: TaskRow; acts: Acts }) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      {shown
        .filter((action) => row.actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            kind={action === 'withdraw' ? 'danger' : 'plain'}
            disabled={isActing}
            onClick={() => (action === 'withdraw' ? ask(true) : void act(action, [row]))}
          >
            {actNames[action]}
          </Button>
        ))}
      {isAsking && (
        <Dialog
          title="撤回申请"
          onCancel={() => ask(false)}
          ways={() => (
            <>
              <Button onClick={() => ask(false)}>暂不撤回</Button>
              <Button
                kind="danger"
                onClick={() => {
                  ask(false);
                  void act('withdraw', [row]);
                }}
              >
                撤回申请
              </Button>
            </>
          )}
        >
          <p>撤回后“{row.title}”不再办理，需要时请重新提交。</p>
        </Dialog>
      )}
    </>
  );
}
