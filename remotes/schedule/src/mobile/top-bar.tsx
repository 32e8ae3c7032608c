import { AreaLink, Link, useNavigate } from '@portico/area/react';
import { Icon } from '@portico/ui';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './mobile.module.css';

/** Back, the title, the month or the week, and the calendars. */
export function TopBar({ calendar: { wanted, addressOf } }: { calendar: Calendar }) {
  const navigate = useNavigate();
  const back = () => void (history.state?.idx > 0 ? navigate(-1) : navigate('/mobile/home', { replace: true }));
  const isMonth = wanted.view === 'month';
  return (
    <header className={css.top}>
      <button type="button" aria-label="返回" onClick={back}>
        <Icon name="left" size={22} />
      </button>
      <h1>我的日程</h1>
      <Link to={addressOf({ view: isMonth ? 'day' : 'month' })} replace preventScrollReset aria-label={isMonth ? '收起为周' : '展开为月'}>
        {isMonth ? '周' : '月'}
      </Link>
      <AreaLink to="schedule/calendars" aria-label="日历管理">
        <Icon name="cal" size={22} />
      </AreaLink>
    </header>
  );
}
