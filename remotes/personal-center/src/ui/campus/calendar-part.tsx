import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { SchoolDay } from '@portico/contracts';
import { useNow } from '@portico/session';
import { Empty, listDate, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import { campus, term } from '../../api.ts';
import { term as nowTerm, schoolDays } from '../../model/campus-calls.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

const kinds = { holiday: '放假', exam: '考试', work: '上课', event: '活动' } as const;
const tones = { holiday: 'success', exam: 'warning', work: 'info', event: 'neutral' } as const;

/** The term's week and its special days; what is over is grey. */
export function CalendarPart() {
  const { date } = useNow();
  const running = useQuery(term.now.query(useFirstInput(nowTerm)));
  const query = useQuery(campus.schoolDays.query(useFirstInput(schoolDays)));
  const { data } = running;
  return (
    <Part id="calendar" more={<AreaLink to="schedule/center">日程中心</AreaLink>}>
      {data && (
        <p className={css.term}>
          <b>{data.nowWeek > 0 ? `第 ${data.nowWeek} 周` : '假期'}</b>
          {data.name}，{data.startDate} 至 {data.endDate}，共 {data.totalWeek} 周
        </p>
      )}
      <WhenLoaded query={query} what="校历" skeleton={<Skeleton rows={4} picture={false} />} empty={<Empty title="本学期没有特别的日子" />}>
        {(days) => (
          <ol className={css.rows}>
            {days.map((day) => (
              <li key={day.startDate + day.name} className={css.row} data-gone={day.endDate < date || undefined}>
                <time className={css.dates}>{datesOf(day)}</time>
                <div className={css.words}>
                  <b>{day.name}</b>
                  {day.makeupFor && <small>补 {listDate(day.makeupFor)} 的课</small>}
                </div>
                {day.startDate <= date && date <= day.endDate ? (
                  <Tag tone="info">今天</Tag>
                ) : (
                  <Tag tone={tones[day.type]}>{kinds[day.type]}</Tag>
                )}
              </li>
            ))}
          </ol>
        )}
      </WhenLoaded>
    </Part>
  );
}

const datesOf = ({ startDate, endDate }: SchoolDay): string =>
  startDate === endDate ? listDate(startDate) : `${listDate(startDate)} 至 ${listDate(endDate)}`;
