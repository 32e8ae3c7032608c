import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Button, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { modules } from '../api.ts';
import { modules as first } from '../model/first-calls.ts';
import { ActResult } from '../ui/act/act-result.tsx';
import { useConsoleAct } from '../ui/act/use-console-act.tsx';
import * as css from './mobile.module.css';
import { ModuleRow } from './module-row.tsx';

const atFirst = 5;

/** Each module: on, in maintenance, off. */
export function Modules() {
  const query = useQuery(modules.list.query(useFirstInput(first)));
  const acting = useConsoleAct();
  const [isWhole, setWhole] = useState(false);
  return (
    <section className={css.section} aria-label="模块">
      <SectionHead title="模块" more="点选后先显示影响" />
      <ActResult acting={acting} />
      <WhenLoaded query={query} what="模块" skeleton={<Skeleton rows={5} picture={false} />} empty={null}>
        {(list) => {
          const areas = list.modules.filter(({ parent }) => parent === '');
          const left = areas.length - atFirst;
          return (
            <>
              <ul className={css.modules}>
                {areas.slice(0, isWhole ? undefined : atFirst).map((module) => (
                  <ModuleRow key={`${module.sign} ${module.version}`} module={module} acting={acting} />
                ))}
              </ul>
              {!isWhole && left > 0 && (
                <div className={css.rest}>
                  <Button kind="text" onClick={() => setWhole(true)}>
                    其余 {left} 个
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </WhenLoaded>
    </section>
  );
}
