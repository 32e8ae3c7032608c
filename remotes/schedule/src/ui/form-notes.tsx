import { Button, Icon } from '@portico/ui';
import { conflictWord } from '../model/conflicts.ts';
import * as css from './form.module.css';
import type { EventForm } from './use-event-form.ts';

/** Whether the time is free, and what is wrong. */
export function FormNotes({ form }: { form: EventForm }) {
  const { problem, conflicts, isSaving } = form;
  return (
    <>
      <p role="status" className={css.conflict} data-tone={conflicts?.length ? 'warning' : 'success'}>
        {conflicts && (
          <>
            <Icon name={conflicts.length > 0 ? 'warn' : 'okc'} size={16} />
            {conflictWord(conflicts)}
          </>
        )}
      </p>
      <div role="alert" className={css.problem}>
        {problem && <p>{problem.text}</p>}
        {problem?.isOutdated && (
          <p className={css.ways}>
            <Button size="s" disabled={isSaving} onClick={form.takeTheirs}>
              载入最新内容
            </Button>
            <Button size="s" disabled={isSaving} onClick={form.keepMine}>
              仍用我的内容
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
