import type { Overview, OverviewLine } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import type { Tone } from '../model/tone.ts';
import { shortTime } from '../model/words.ts';
import { Mark } from '../ui/mark.tsx';
import { useConsole } from '../ui/use-console.ts';
import * as css from './mobile.module.css';
import { SendLink } from './send-link.tsx';

/** What is wrong and what waits, each with a way to its page on a computer. */
export function Lines({ wrong, waiting }: Pick<Overview, 'wrong' | 'waiting'>) {
  if (wrong.length + waiting.length === 0) return null;
  return (
    <section className={css.section} aria-label="异常和待办">
      <ul className={css.lines}>
        {wrong.map((line) => (
          <Line key={`${line.text} ${line.since} ${line.fid}`} line={line} tone="danger" />
        ))}
        {waiting.map((line) => (
          <Line key={`${line.text} ${line.since} ${line.fid}`} line={line} tone={line.kind === 'plan' ? 'info' : 'warning'} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { fid, text, since, affected, button, to }, tone }: { line: OverviewLine; tone: Tone }) {
  const { me } = useConsole();
  const { date } = useNow();
  const school = me && me.schools.length > 1 ? me.schools.find((each) => each.fid === fid)?.unitName : undefined;
  const facts = [school, since && shortTime(since, date), affected].filter(Boolean).join('　');
  return (
    <li>
      <div>
        <p className={css.line}>
          <Mark tone={tone} />
          {text}
        </p>
        {facts && <p className={css.meta}>{facts}</p>}
      </div>
      <SendLink to={fid ? `${to}?school=${fid}` : to} name={button} about={text} />
    </li>
  );
}
