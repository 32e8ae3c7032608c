import type { ReadCalendarEvent } from '@portico/contracts';
import { Tag } from '@portico/ui';
import { repeatWords, timeWord } from '../model/words.ts';
import * as css from './manage.module.css';

const most = 50;

/** What a file brings, and what of it cannot be taken, with the reason. */
export function ImportPreview({
  events,
  skipped,
}: {
  events: readonly ReadCalendarEvent[];
  skipped: readonly { title: string; reason: string }[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard
    <ul className={css.preview} aria-label="文件中的日程" tabIndex={0}>
      {events.slice(0, most).map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one file never move
        <li key={at}>
          <b>{event.title}</b> {event.state === 'changed' && <Tag tone="warning">更新</Tag>}
          <span>
            {timeWord(event)}
            {event.repeat !== 'none' && `，${repeatWords[event.repeat]}`}
          </span>
        </li>
      ))}
      {events.length > most && <li>另有 {events.length - most} 条</li>}
      {skipped.map(({ title, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one file never move
        <li key={`skipped ${at}`}>
          <b>{title}</b> <Tag tone="danger">无法导入</Tag>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
