import type { ReleaseStep } from '@portico/contracts/console';
import { useState } from 'react';
import { stepInWords, stepsByDay } from '../../model/release-words.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './releases.module.css';

const firstDays = 3;

/** The history of an area by day; a person of several schools can keep one of them. */
export function StepsPart({ steps }: { steps: readonly ReleaseStep[] }) {
  const { me } = useConsole();
  const [school, setSchool] = useState('');
  const [isWhole, setWhole] = useState(false);
  const schools = (me?.schools ?? []).filter(({ fid }) => steps.some((step) => step.school === fid));
  const days = stepsByDay(steps.filter((step) => !school || step.school === school));
  if (steps.length === 0) return null;
  return (
    <section className={own.next} aria-label="历史">
      <div className={css.head}>
        <h3>历史</h3>
        {schools.length > 0 && (
          <span className={form.form}>
            <select aria-label="历史的范围" value={school} onChange={({ target }) => setSchool(target.value)}>
              <option value="">所有范围</option>
              {schools.map(({ fid, unitName }) => (
                <option key={fid} value={fid}>
                  {unitName}
                </option>
              ))}
            </select>
          </span>
        )}
        {days.length > firstDays && (
          <span className={css.more}>
            <button type="button" className={css.text} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? '收起' : '全部记录'}
            </button>
          </span>
        )}
      </div>
      <div className={own.part}>
        {days.slice(0, isWhole ? days.length : firstDays).map(([day, list]) => (
          <div key={day} className={own.day}>
            <h4>{day}</h4>
            <ol>
              {list.map((step) => (
                <li key={`${step.time} ${step.action} ${step.revision} ${step.buildId}`} data-action={step.action}>
                  <time>{step.time.slice(11, 16)}</time>
                  <span>
                    {stepInWords(step, me?.schools ?? [])}
                    {step.reason && <small>{step.reason}</small>}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
