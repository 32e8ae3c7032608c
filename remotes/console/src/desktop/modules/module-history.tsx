import { useQuery } from '@portico/client';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { modules } from '../../api.ts';
import { changeInWords } from '../../model/module-words.ts';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './modules.module.css';

const shown = 6;

/** The newest changes of one module. */
export function ModuleHistory({ sign }: { sign: string }) {
  const { school } = useConsole();
  const query = useQuery(modules.history.query({ ...school, sign }));
  return (
    <section className={own.part} aria-label="最近变更">
      <h3>最近变更</h3>
      <WhenLoaded
        query={query}
        what="最近变更"
        skeleton={<Skeleton rows={2} picture={false} />}
        empty={<p className={css.meta}>还没有变更</p>}
      >
        {(acts) => (
          <ol className={own.history}>
            {acts.slice(0, shown).map(({ id, time, who, before, after, reason }) => (
              <li key={id}>
                <time>{time.slice(5, 16)}</time>
                <span>{who.split(' ')[0]}</span>
                <span>
                  {changeInWords(before, after)}
                  {reason && <small>{reason}</small>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </WhenLoaded>
    </section>
  );
}
