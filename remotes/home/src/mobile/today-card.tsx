import { AreaLink, Link, useLocation } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow, usePerson } from '@portico/session';
import { dateParts, weekdayName } from '@portico/ui';
import { curriculum, notices, person, tasks, term } from '../api.ts';
import { courseNow, placeOf } from '../model/today.ts';
import { ElderPart } from './elder-part.tsx';
import * as css from './today-card.module.css';

/** Today in one card: date, class, and four numbers; for guests the way to sign in. */
export function TodayCard() {
  const { isGuest } = usePerson();
  const { pathname } = useLocation();
  const now = useNow();
  const week = useQuery(term.now.query()).data?.nowWeek;
  const { day, month } = dateParts(now.date);
  return (
    <section className={css.card} aria-label="今日">
      <div className={css.head}>
        <div className={css.date}>
          <b>{Number(day)}</b>
          {month} {weekdayName(now.weekday)}
          {week ? <span>第 {week} 周</span> : null}
        </div>
        {isGuest ? (
          <Link to={`/login?redirect=${encodeURIComponent(pathname)}`} className={css.course}>
            <strong>登录，看看今天</strong>
            <small>课程、待办、通知和校园卡</small>
          </Link>
        ) : (
          <CourseLine time={now.time} />
        )}
      </div>
      {!isGuest && <Figures />}
    </section>
  );
}

function CourseLine({ time }: { time: string }) {
  const day = useQuery(curriculum.day.query());
  if (!day.data) return <div className={css.course} />;
  const now = courseNow(day.data.courses, time);
  if (now.kind === 'free' || now.kind === 'over')
    return (
      <AreaLink to="schedule/center" className={css.course}>
        <strong>{now.kind === 'free' ? '今天没有课程' : '今天的课已上完'}</strong>
      </AreaLink>
    );
  const { course, after } = now;
  return (
    <AreaLink to="schedule/center" className={css.course}>
      <small>
        {now.kind === 'running' ? '正在上课' : '下一节'}　{course.startTime}—{course.endTime}
      </small>
      <strong>{course.name}</strong>
      <small>
        {placeOf(course)}
        {after && `　之后 ${after.startTime} ${after.name}`}
      </small>
    </AreaLink>
  );
}

function Figures() {
  const types = useQuery(tasks.types.query());
  const shown = useQuery(notices.show.query());
  const assets = useQuery(person.assets.query());
  const todo = types.data?.find((type) => type.type === 'todo');
  const figures: { key: string; to: `${string}/${string}`; name: string; value: string | number }[] = [];
  if (todo) figures.push({ key: 'todo', to: 'task-center/list', name: '待办', value: todo.count });
  if (shown.data?.open === 1) figures.push({ key: 'notices', to: 'info-center/list', name: '未读通知', value: shown.data.unread });
  for (const asset of (assets.data ?? []).filter(({ status }) => status !== 'error').slice(0, 2))
    figures.push({
      key: asset.sign,
      to: 'personal-center/center',
      name: asset.unit === '元' ? `${asset.name.replace('余额', '')}/元` : asset.name,
      value: asset.value,
    });
  if (figures.length === 0) return null;
  return (
    <>
      <ul className={css.figures}>
        {figures.map(({ key, to, name, value }) => (
          <li key={key}>
            <AreaLink to={to} className={css.figure}>
              <b>{value}</b>
              {name}
            </AreaLink>
          </li>
        ))}
      </ul>
      {todo && <ElderPart sign="elder.due" height={93} />}
    </>
  );
}
