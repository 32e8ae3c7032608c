import type { EventRepeat } from '@portico/contracts';
import { controlCodes } from '@portico/ui/desktop';
import { DateTimePicker, Select } from '@portico/ui/desktop/controls';
import { TextArea } from '@portico/ui/form';
import { remindChoicesWith, repeatChoicesWith } from '../model/choices.ts';
import { withStart } from '../model/draft.ts';
import type { EventForm } from '../ui/use-event-form.ts';
import * as css from './edit-dialog.module.css';

/** The fields of an event; dates and choices are Arco's controls. */
export function EditFields({ form: { draft, change, problem }, id }: { form: EventForm; id: string }) {
  const because = (field: string) => (problem?.field === field ? `${id}-problem` : undefined);
  const inDays = (text: string) => (draft.allDay ? text.slice(0, 10) : text);
  const withTime = (text: string, old: string) => (text.length === 10 ? `${text}${old.slice(10) || ' 08:00'}` : text);
  return (
    <>
      <label className={css.field}>
        标题
        <input
          value={draft.title}
          maxLength={100}
          aria-invalid={because('title') ? true : undefined}
          aria-describedby={because('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <label className={css.check}>
        <input type="checkbox" checked={draft.allDay} onChange={({ target }) => change({ allDay: target.checked })} />
        全天
      </label>
      <div className={css.pair}>
        <div className={css.field}>
          <span aria-hidden="true">开始</span>
          <DateTimePicker
            key={`start ${draft.allDay}`}
            label="开始"
            withTime={!draft.allDay}
            value={inDays(draft.start)}
            wrongBecause={because('start')}
            onChange={(text) => change(withStart(draft, withTime(text, draft.start)))}
          />
        </div>
        <div className={css.field}>
          <span aria-hidden="true">结束</span>
          <DateTimePicker
            key={`end ${draft.allDay}`}
            label="结束"
            withTime={!draft.allDay}
            value={inDays(draft.end)}
            wrongBecause={because('end')}
            onChange={(text) => change({ end: withTime(text, draft.end) })}
          />
        </div>
      </div>
      <div className={css.pair}>
        <div className={css.field}>
          <span aria-hidden="true">重复</span>
          <Select
            label="重复"
            value={draft.repeat}
            choices={repeatChoicesWith(draft.repeat)}
            onChange={(repeat) => change({ repeat: repeat as EventRepeat })}
          />
        </div>
        <div className={css.field}>
          <span aria-hidden="true">提醒</span>
          <Select label="提醒" value={draft.remind} choices={remindChoicesWith(draft.remind)} onChange={(remind) => change({ remind })} />
        </div>
      </div>
      {draft.repeat !== 'none' && (
        <div className={css.field}>
          <span aria-hidden="true">重复到（不填则一直重复）</span>
          <DateTimePicker
            label="重复到"
            isOptional
            value={draft.until}
            wrongBecause={because('until')}
            onChange={(until) => change({ until })}
          />
        </div>
      )}
      <label className={css.field}>
        地点
        <input value={draft.place} maxLength={100} onChange={({ target }) => change({ place: target.value })} />
      </label>
      <TextArea
        code={controlCodes.textArea}
        label="备注"
        value={draft.note}
        maxLength={500}
        rows={2}
        onChange={(note) => change({ note })}
      />
    </>
  );
}
