import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../api.ts';
import { releaseAreas } from '../model/first-calls.ts';
import { ActResult } from '../ui/act/act-result.tsx';
import { useConsoleAct } from '../ui/act/use-console-act.tsx';
import * as css from './mobile.module.css';
import { RollbackPanel } from './rollback-panel.tsx';

/** 撤回版本: an area is chosen, or suggested because something is wrong with it. */
export function Rollback({ suggested }: { suggested: string | undefined }) {
  const query = useQuery(releases.areas.query(useFirstInput(releaseAreas)));
  const acting = useConsoleAct();
  const [chosen, setChosen] = useState<string | null>();
  const wanted = chosen === undefined ? suggested : chosen;
  const area = query.data?.areas.find((each) => each.area === wanted);
  return (
    <section className={css.section} aria-label="撤回版本">
      <SectionHead title="撤回版本">{area && <span className={css.meta}>{area.title}</span>}</SectionHead>
      <ActResult acting={acting} />
      {area ? (
        <RollbackPanel key={area.area} area={area.area} acting={acting} onEnd={() => setChosen(null)} />
      ) : (
        <WhenLoaded query={query} what="版本" skeleton={<Skeleton rows={2} picture={false} />} empty={null}>
          {({ areas }) => (
            <ul className={css.areas}>
              {areas.map((each) => (
                <li key={each.area}>
                  <button type="button" onClick={() => setChosen(each.area)}>
                    {each.title}
                    {each.share && <small>灰度 {each.share.percent}%</small>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </WhenLoaded>
      )}
    </section>
  );
}
