import type { EventRepeat } from '@portico/contracts';
import { Button } from '@portico/ui';
import { TextArea } from '@portico/ui/form';
import { controlCodes } from '@portico/ui/mobile';
import { DatePicker, Picker } from '@portico/ui/mobile/controls';
import { useEffect, useState } from 'react';
import { remindChoicesWith, repeatChoicesWith } from '../model/choices.ts';
import { type Draft, withStart } from '../model/draft.ts';
import { FormNotes } from '../ui/form-notes.tsx';
import { ScopeChoice } from '../ui/scope-choice.tsx';
import { useEventForm } from '../ui/use-event-form.ts';
import * as css from './edit-form.module.css';

/** The form over the whole screen. What was typed is given up only on purpose. */
export function EditForm({ draft: initial, onLeave }: { draft: Draft; onLeave: () => void }) {
  // Once it is saved or given up nothing is held, and only then may the page be left.
  const [isDone, setIsDone] = useState(false);
  const [first] = useState(initial);
  if (isDone) return <Left onLeave={onLeave} />;
  return <Fields draft={first} onDone={() => setIsDone(true)} />;
}

function Left({ onLeave }: { onLeave: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once
  useEffect(() => onLeave(), []);
  return null;
}

function Fields({ draft: initial, onDone }: { draft: Draft; onDone: () => void }) {
  const form = useEventForm(initial, onDone);
  const [isLeaving, setIsLeaving] = useState(false);
  const { draft, change } = form;
  const inDays = (text: string) => (draft.allDay ? text.slice(0, 10) : text);
  const withTime = (text: string, old: string) => (text.length === 10 ? `${text}${old.slice(10) || ' 08:00'}` : text);
  const leave = () => (form.isDirty && !isLeaving ? setIsLeaving(true) : onDone());
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <header className={css.top}>
        <button type="button" onClick={leave}>
          {isLeaving ? '放弃' : '取消'}
        </button>
        <h1>{draft.id ? '编辑日程' : '新建日程'}</h1>
      </header>
      <p role="alert" className={css.leaving}>
        {isLeaving && '内容还没有保存，再点一次“放弃”离开。'}
      </p>
      <div className={css.part}>
        <input
          className={css.title}
          aria-label="标题"
          placeholder="标题"
          maxLength={100}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <label className={css.row}>
          地点
          <input value={draft.place} maxLength={100} onChange={({ target }) => change({ place: target.value })} />
        </label>
      </div>
      <div className={css.part}>
        <label className={css.row}>
          全天
          <input type="checkbox" checked={draft.allDay} onChange={({ target }) => change({ allDay: target.checked })} />
        </label>
        <DatePicker
          key={`start ${draft.allDay}`}
          title="开始"
          withTime={!draft.allDay}
          isRequired
          value={inDays(draft.start)}
          onChoose={(text) => change(withStart(draft, withTime(text, draft.start)))}
        />
        <DatePicker
          key={`end ${draft.allDay}`}
          title="结束"
          withTime={!draft.allDay}
          isRequired
          value={inDays(draft.end)}
          onChoose={(text) => change({ end: withTime(text, draft.end) })}
        />
      </div>
      <div className={css.part}>
        <Picker title="提醒" value={draft.remind} choices={remindChoicesWith(draft.remind)} onChoose={(remind) => change({ remind })} />
        <Picker
          title="重复"
          value={draft.repeat}
          choices={repeatChoicesWith(draft.repeat)}
          onChoose={(repeat) => change({ repeat: repeat as EventRepeat })}
        />
        {draft.repeat !== 'none' && <DatePicker title="重复到" value={draft.until} onChoose={(until) => change({ until })} />}
        {draft.occurrence && <ScopeChoice label="改动范围" value={draft.scope} onChange={(scope) => change({ scope })} />}
      </div>
      <div className={css.part}>
        <TextArea
          code={controlCodes.textArea}
          label="备注"
          value={draft.note}
          maxLength={500}
          rows={3}
          onChange={(note) => change({ note })}
        />
      </div>
      <div className={css.notes}>
        <FormNotes form={form} />
      </div>
      <div className={css.save}>
        <Button kind="primary" size="l" type="submit" disabled={form.isSaving}>
          保存
        </Button>
      </div>
    </form>
  );
}
