import type { CalendarEvent } from '@portico/contracts';
import { Icon, Tag } from '@portico/ui';
import { type ReactNode, useState } from 'react';
import { layerWord } from '../model/layers.ts';
import { copiedText, remindWord, repeatWords, sectionsWord, timeWord } from '../model/words.ts';
import * as css from './event-facts.module.css';

/** What is known about an event, in rows; empty ones are left out. */
export function EventFacts({ event, conflict }: { event: CalendarEvent; conflict: boolean }) {
  const { place, teacher, note, repeat = 'none', repeatUntil, remindMinutes } = event;
  const repeated = repeat === 'none' ? undefined : `${repeatWords[repeat]}${repeatUntil ? `，至 ${repeatUntil}` : ''}`;
  return (
    <>
      <p className={css.kind}>
        <Tag tone={event.layer === 'exam' ? 'danger' : 'info'}>{layerWord(event.layer)}</Tag>
        {conflict && <Tag tone="warning">时间冲突</Tag>}
      </p>
      <dl className={css.facts}>
        <Fact name="时间">{[timeWord(event), sectionsWord(event)].filter(Boolean).join('　')}</Fact>
        <Fact name="地点">{place}</Fact>
        <Fact name="教师">{teacher}</Fact>
        <Fact name="重复">{repeated}</Fact>
        <Fact name="提醒">{remindMinutes !== undefined && remindWord(remindMinutes)}</Fact>
        <Fact name="备注">{event.layer === 'course' ? undefined : note}</Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Copies an event; where the browser refuses, it shows the text for copying by hand. */
export function CopyEvent({ event }: { event: CalendarEvent }) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedText(event));
      say('已复制');
    } catch {
      say(copiedText(event));
    }
  };
  return (
    <>
      <button type="button" className={css.copy} onClick={() => void copy()}>
        <Icon name="doc" size={16} />
        复制
      </button>
      <span role="status">{said}</span>
    </>
  );
}
