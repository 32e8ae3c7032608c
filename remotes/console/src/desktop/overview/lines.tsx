import { Link } from '@portico/area/react';
import type { Overview, OverviewLine } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { buttonLook } from '@portico/ui';
import type { Tone } from '../../model/tone.ts';
import { shortTime } from '../../model/words.ts';
import * as sheet from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { useConsole } from '../../ui/use-console.ts';
import * as css from './overview.module.css';

/** What is wrong, what waits for this person, and what will happen by itself. */
export function Lines({ wrong, waiting }: Pick<Overview, 'wrong' | 'waiting'>) {
  const planned = waiting.filter(({ kind }) => kind === 'plan');
  const own = waiting.filter(({ kind }) => kind !== 'plan');
  return (
    <div className={sheet.sheet}>
      <Group title="异常" note={`${wrong.length} 项`} lines={wrong} tone="danger" />
      <Group title="等您处理" note={`${own.length} 项`} lines={own} tone="warning" />
      <Group title="将要发生" note="24 小时内" lines={planned} />
    </div>
  );
}

function Group({ title, note, lines, tone }: { title: string; note: string; lines: readonly OverviewLine[]; tone?: Tone }) {
  const { me } = useConsole();
  const { date } = useNow();
  if (lines.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <ul>
        {lines.map(({ fid, text, since, affected, button, to }, index) => {
          const school = me && me.schools.length > 1 ? me.schools.find((each) => each.fid === fid)?.unitName : undefined;
          const facts = [school, since && shortTime(since, date), affected].filter(Boolean).join('　');
          return (
            <li key={`${text} ${since} ${fid}`}>
              <div>
                <p className={css.line}>
                  {tone && <Mark tone={tone} />}
                  {text}
                </p>
                {facts && <p className={sheet.meta}>{facts}</p>}
              </div>
              <Link
                to={fid ? `${to}?school=${fid}` : to}
                {...buttonLook({ size: 's', kind: tone === 'danger' && index === 0 ? 'primary' : 'plain' })}
                aria-label={`${button}：${text}`}
              >
                {button}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
