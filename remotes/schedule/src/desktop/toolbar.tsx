import { Link } from '@portico/area/react';
import { Button, buttonLook, Icon } from '@portico/ui';
import { stepped, views } from '../model/calendar-address.ts';
import { spanWord, yearMonth } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './toolbar.module.css';
import type { Openers } from './use-openers.ts';

const steps = { day: '天', week: '周', month: '月', list: '月', term: '月' } as const;

/** Where one is in time, the ways from there, and the views. */
export function Toolbar({ calendar, openers }: { calendar: Calendar; openers: Openers }) {
  const { wanted, now, week, term, addressOf } = calendar;
  const { view, date } = wanted;
  const [first, last] = [week[0]?.date, week.at(-1)?.date];
  const day = week.find((each) => each.date === date);
  const title = {
    day: spanWord(date, date),
    week: first && last ? spanWord(first, last) : '',
    month: yearMonth(date),
    list: yearMonth(date),
    term: '',
  };
  return (
    <div className={css.bar}>
      <Link to={addressOf({ date: now.date })} replace preventScrollReset {...buttonLook({ size: 's' })}>
        今天
      </Link>
      {view !== 'term' && (
        <span className={css.steps}>
          <Link to={addressOf({ date: stepped(wanted, -1) })} replace preventScrollReset aria-label={`上一${steps[view]}`}>
            <Icon name="left" size={16} />
          </Link>
          <Link to={addressOf({ date: stepped(wanted, 1) })} replace preventScrollReset aria-label={`下一${steps[view]}`}>
            <Icon name="right" size={16} />
          </Link>
        </span>
      )}
      <h2 aria-live="polite">{view === 'term' ? term?.name : title[view]}</h2>
      {(view === 'day' || view === 'week') && day && <p>{day.week > 0 ? `第 ${day.week} 教学周` : '非教学周'}</p>}
      <nav aria-label="视图" className={css.views}>
        {views.map(({ key, name }) => (
          <Link key={key} to={addressOf({ view: key })} replace preventScrollReset aria-current={key === view ? 'true' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <Button size="s" aria-label="打印" title="打印" onClick={() => window.print()}>
        <Icon name="print" size={16} />
      </Button>
      <Button size="s" kind="primary" onClick={() => openers.create()}>
        <Icon name="plus" size={14} />
        新建日程
      </Button>
    </div>
  );
}
