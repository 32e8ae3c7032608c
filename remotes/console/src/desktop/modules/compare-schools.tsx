import { useQuery } from '@portico/client';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { modules } from '../../api.ts';
import { inTree } from '../../model/module-rows.ts';
import { audienceInWords, stateNames, stateTones } from '../../model/module-words.ts';
import { mayChange, rightIn } from '../../model/rights.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { CopyModules } from './copy-modules.tsx';
import * as own from './modules.module.css';

/** The modules of every school that the person reaches, side by side; what differs from this school stands out. */
export function CompareSchools({ acting }: { acting: ConsoleAct }) {
  const { me, school, fid } = useConsole();
  const [target, setTarget] = useState<string>();
  const query = useQuery(modules.compare.query(school));
  return (
    <>
      {target && <CopyModules target={target} acting={acting} onEnd={() => setTarget(undefined)} />}
      <WhenLoaded
        query={query}
        what="对比"
        skeleton={<Skeleton rows={12} picture={false} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title="没有可以对比的模块" />}
      >
        {({ schools, rows }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its place is moved by the keyboard
          <section className={`${css.sheet} ${css.scroll}`} aria-label="各校的模块" tabIndex={0}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">名称</th>
                  {schools.map((each) => (
                    <th key={each.fid} scope="col">
                      <span className={own.school}>{each.unitName}</span>
                      {each.fid !== fid && mayChange(rightIn(me, each.fid, 'modules.change')) && (
                        <button type="button" className={own.copy} onClick={() => setTarget(each.fid)}>
                          套用本校<span className="visually-hidden">到 {each.unitName}</span>
                        </button>
                      )}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {inTree(rows).map(({ sign, parent, name, states }) => (
                  <tr key={sign}>
                    <th scope="row" className={`${css.tight} ${parent ? own.below : ''}`}>
                      {name}
                    </th>
                    {schools.map((each) => {
                      const [one, other] = [states[each.fid], states[fid]];
                      const differs = JSON.stringify(one) !== JSON.stringify(other);
                      return (
                        <td key={each.fid} data-differs={differs || undefined}>
                          {one ? (
                            <>
                              <Mark tone={stateTones[one.state]} />
                              {stateNames[one.state]}
                              {(differs || each.fid === fid) && <small className={own.who}>{audienceInWords(one.audience)}</small>}
                            </>
                          ) : (
                            <span className={css.quiet}>没有</span>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </WhenLoaded>
    </>
  );
}
