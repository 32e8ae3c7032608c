import { useFirstInput, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { modules as calls } from '../../api.ts';
import * as first from '../../model/first-calls.ts';
import { modulesInWords } from '../../model/module-words.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { CompareSchools } from './compare-schools.tsx';
import { ModulesEditor } from './modules-editor.tsx';

const views = [
  { key: 'own', name: '本校' },
  { key: 'compare', name: '对比学校' },
] as const;

/** What is open in a school, to whom, and until when. */
export function ModulesPage() {
  const { me, schoolName } = useConsole();
  const [search, setSearch] = useSearchParams();
  const query = useQuery(calls.list.query(useFirstInput(first.modules)));
  const acting = useConsoleAct();
  const view = search.get('tab') === 'compare' && (me?.schools.length ?? 0) > 1 ? 'compare' : 'own';
  const show = (key: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (key === 'compare') next.set('tab', key);
      else next.delete('tab');
      return next;
    });
  return (
    <ConsoleFrame
      current="modules"
      fact={query.data && `${schoolName}　${modulesInWords(query.data.modules)}`}
      tools={(me?.schools.length ?? 0) > 1 && <Segmented label="视图" value={view} choices={views} onChange={show} />}
    >
      <ActResult acting={acting} />
      {view === 'compare' ? (
        <CompareSchools acting={acting} />
      ) : (
        <WhenLoaded
          query={query}
          what="模块"
          skeleton={<Skeleton rows={12} picture={false} />}
          isEmpty={({ modules }) => modules.length === 0}
          empty={<Empty title="还没有模块" reason="启用一个区域后，它的模块出现在这里。" />}
        >
          {({ modules }) => <ModulesEditor modules={modules} acting={acting} />}
        </WhenLoaded>
      )}
    </ConsoleFrame>
  );
}
