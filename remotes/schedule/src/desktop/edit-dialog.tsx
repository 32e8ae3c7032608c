import { Button } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { useId, useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { FormNotes } from '../ui/form-notes.tsx';
import { ScopeChoice } from '../ui/scope-choice.tsx';
import { useEventForm } from '../ui/use-event-form.ts';
import * as css from './edit-dialog.module.css';
import { EditFields } from './edit-fields.tsx';

/** Creates or changes an event. What was typed is given up only on purpose. */
export function EditDialog({ draft: initial, onClose }: { draft: Draft; onClose: () => void }) {
  const form = useEventForm(initial, onClose);
  const [isLeaving, setIsLeaving] = useState(false);
  const id = useId();
  const leave = () => (form.isDirty ? setIsLeaving(true) : onClose());
  const { draft, change } = form;
  return (
    <Dialog title={draft.id ? '编辑日程' : '新建日程'} onCancel={leave}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <EditFields form={form} id={id} />
        {draft.occurrence && <ScopeChoice label="改动范围" value={draft.scope} onChange={(scope) => change({ scope })} />}
        <div id={`${id}-problem`}>
          <FormNotes form={form} />
        </div>
        {isLeaving ? (
          <DialogWays>
            <span className={css.question}>放弃没有保存的内容？</span>
            <Button onClick={() => setIsLeaving(false)}>继续编辑</Button>
            <Button kind="danger" onClick={onClose}>
              放弃
            </Button>
          </DialogWays>
        ) : (
          <DialogWays>
            <Button onClick={leave}>取消</Button>
            <Button kind="primary" type="submit" disabled={form.isSaving}>
              保存
            </Button>
          </DialogWays>
        )}
      </form>
    </Dialog>
  );
}
