import { Icon } from '@portico/ui';
import * as css from './act-result.module.css';
import { UndoButton } from './undo-button.tsx';
import type { ConsoleAct } from './use-console-act.tsx';

/** What came of a change: done with its 撤销, refused, or changed by somebody since. Its place stands before it is needed. */
export function ActResult({ acting }: { acting: ConsoleAct }) {
  const { done, fault, conflict, dialog, result, refusal } = acting;
  return (
    <>
      <div role="status" ref={result} tabIndex={-1} className={css.done} data-shown={done !== undefined || undefined}>
        {done !== undefined && (
          <>
            <Icon name="okc" size={16} />
            <span>{done ? `${done.name}：${done.objectName}` : '已完成'}</span>
            {done && <UndoButton act={done} acting={acting} />}
            <button type="button" className={css.close} onClick={acting.clear}>
              知道了
            </button>
          </>
        )}
      </div>
      <div role="alert" ref={refusal} tabIndex={-1} className={css.fault} data-shown={fault || conflict ? true : undefined}>
        {fault}
        {conflict && `${conflict.by ? `${conflict.by} ${conflict.time?.slice(11, 16) ?? ''} 已修改。` : ''}${conflict.message}`}
      </div>
      {dialog}
    </>
  );
}
