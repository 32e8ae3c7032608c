import { AreaLink, Link, useLocation } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { buttonLook, dateParts, weekdayName } from '@portico/ui';
import type { ReactNode } from 'react';
import { curriculum, notices, person, tasks, term } from '../api.ts';
import { type CourseNow, courseNow, placeOf } from '../model/today.ts';
import * as css from './today-strip.module.css';

/** What is today, what is due, where the next class is. A fact whose source fails or is missing takes no room. */
export function TodayStrip({ guest }: { guest: boolean }) {
  return (
    <section className={css.strip} aria-label="今日">
      <DateBlock />
      {guest ? <SignInLine /> : <Facts />}
    </section>
  );
}

function DateBlock() {
  const now = useNow();
  const week = useQuery(term.now.query()).data?.nowWeek;
  const { day, month } = dateParts(now.date);
  return (
    <div className={css.date}>
      <b>{Number(day)}</b>
      <span>
        {month}　{weekdayName(now.weekday)}
        {week ? (
          <>
            <br />第 {week} 教学周
          </>
        ) : null}
      </span>
    </div>
  );
}

function SignInLine() {
  const { pathname } = useLocation();
  return (
    <div className={css.signIn}>
      <p>
        <strong>登录后，这里是您的一天</strong>
        <span>下一节课、到期的待办、未读通知和校园卡余额，都在这一行。</span>
      </p>
      <Link to={`/login?redirect=${encodeURIComponent(pathname)}`} {...buttonLook({ kind: 'primary' })}>
        去登录
      </Link>
    </div>
  );
}

function Facts() {
  const { time } = useNow();
  const day = useQuery(curriculum.day.query());
  const types = useQuery(tasks.types.query());
  const shown = useQuery(notices.show.query());
  const assets = useQuery(person.assets.query());
  const todo = types.data?.find((type) => type.type === 'todo');
  return (
    <>
      {day.data && <CourseFact now={courseNow(day.data.courses, time)} />}
      {todo && (
        <Fact to="task-center/list" name="我的待办" value={todo.count} unit={todo.dueToday ? `项，${todo.dueToday} 项今日到期` : '项'} />
      )}
      {shown.data?.open === 1 && <Fact to="info-center/list" name="未读通知" value={shown.data.unread} unit="条" />}
      {assets.data
        ?.filter((asset) => asset.status !== 'error')
        .slice(0, 2)
        .map((asset) => (
          <Fact
            key={asset.sign}
            to="personal-center/center"
            name={asset.name}
            value={asset.value}
            unit={asset.note ? `${asset.unit}，${asset.note}` : asset.unit}
          />
        ))}
    </>
  );
}

const courseHeads = { running: '正在上课', next: '下一节' };

function CourseFact({ now }: { now: CourseNow }) {
  if (now.kind === 'free' || now.kind === 'over')
    return (
      <Cell to="schedule/center">
        <span className={css.name}>今日课程</span>
        <span className={css.course}>{now.kind === 'free' ? '今天没有课程' : '今天的课已上完'}</span>
      </Cell>
    );
  const { course } = now;
  return (
    <Cell to="schedule/center">
      <span className={css.name}>
        {courseHeads[now.kind]} {course.startTime}—{course.endTime}
      </span>
      <span className={css.course} title={course.name}>
        {course.name} <small>{placeOf(course)}</small>
      </span>
    </Cell>
  );
}

function Fact({ to, name, value, unit }: { to: `${string}/${string}`; name: string; value: string | number; unit: string }) {
  return (
    <Cell to={to}>
      <span className={css.name}>{name}</span>
      <span className={css.value}>
        {value}
        <small>{unit}</small>
      </span>
    </Cell>
  );
}

function Cell({ to, children }: { to: `${string}/${string}`; children: ReactNode }) {
  return (
    <AreaLink to={to} className={css.fact}>
      {children}
    </AreaLink>
  );
}
