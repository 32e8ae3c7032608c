import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { calendar } from '../api.ts';
import { today } from '../model/first-calls.ts';
import { layerWord } from '../model/layers.ts';
import { timelineOf } from '../model/timeline.ts';
import * as kinds from './kinds.module.css';
import * as css from './today-block.module.css';

const most = 5;

/** What is on today, for home pages: what is over first goes when there is more than fits. */
export function TodayBlock() {
  const now = useNow();
  const query = useQuery(calendar.days.query(useFirstInput(today)));
  const [day] = query.data ?? [];
  return (
    <section>
      <SectionHead
        title="今日日程"
        more={
          <AreaLink to="schedule/center">
            日程中心
            <Icon name="right" size={12} />
          </AreaLink>
        }
      >
        {day && day.week > 0 && <span className={css.week}>第 {day.week} 教学周</span>}
      </SectionHead>
      <WhenLoaded
        query={query}
        what="今日日程"
        skeleton={<Skeleton rows={4} picture={false} />}
        isEmpty={([shown]) => !shown || shown.events.length === 0}
        empty={<Empty title="今天没有安排" />}
      >
        {([shown]) => {
          if (!shown) return null;
          const rows = timelineOf(shown, now);
          const over = rows.filter(({ state }) => state === 'past').length;
          const from = Math.max(0, Math.min(over, rows.length - most));
          return (
            <ul className={css.rows}>
              {shown.events
                .filter(({ allDay }) => allDay)
                .slice(0, 1)
                .map((event) => (
                  <li key={event.id}>
                    <span>全天</span>
                    <i className={kinds.swatch} data-kind={event.layer} />
                    <b>{event.title}</b>
                  </li>
                ))}
              {rows.slice(from, from + most).map(({ placed: { key, event, conflict }, state }) => (
                <li key={key} data-state={state}>
                  <span>{event.start.slice(11, 16)}</span>
                  <i className={kinds.swatch} data-kind={event.layer} />
                  <AreaLink to="schedule/center" query={{ date: shown.date }}>
                    <b>{event.title}</b>
                    <small>
                      {[event.place ?? layerWord(event.layer), state === 'now' && '进行中', conflict && '时间冲突']
                        .filter(Boolean)
                        .join('　')}
                    </small>
                  </AreaLink>
                </li>
              ))}
            </ul>
          );
        }}
      </WhenLoaded>
    </section>
  );
}
