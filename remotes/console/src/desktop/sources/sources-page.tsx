import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Button, Empty, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { sources } from '../../api.ts';
import * as first from '../../model/first-calls.ts';
import { mayChange } from '../../model/rights.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { SourceForm } from './source-form.tsx';
import { SourcesTable } from './sources-table.tsx';

/** The systems that personal data comes from, and how they answer. */
export function SourcesPage() {
  const { fid, schoolName, right } = useConsole();
  const query = useQuery(sources.list.query(useFirstInput(first.sources)));
  const acting = useConsoleAct();
  const [isAdding, setAdding] = useState(false);
  const list = query.data?.sources ?? [];
  const failing = list.filter(({ state }) => state === 'open').length;
  return (
    <ConsoleFrame
      current="sources"
      fact={query.data && `${schoolName}　${list.length} 个数据源${failing > 0 ? `　${failing} 个断路` : ''}`}
      tools={
        mayChange(right('sources.change')) && (
          <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            <Icon name="plus" size={16} />
            新增数据源
          </Button>
        )
      }
    >
      <ActResult acting={acting} />
      {isAdding && (
        <section className={css.sheet} aria-label="新增数据源">
          <SourceForm key={fid} acting={acting} onEnd={() => setAdding(false)} />
        </section>
      )}
      <section className={css.sheet} aria-label="数据源">
        <WhenLoaded
          query={query}
          what="数据源"
          skeleton={<Skeleton rows={6} picture={false} />}
          isEmpty={(read) => read.sources.length === 0}
          empty={<Empty title="还没有数据源" reason="新增一个，个人数据、待办和课表才会出现。" />}
        >
          {(read) => <SourcesTable list={read.sources} acting={acting} />}
        </WhenLoaded>
      </section>
    </ConsoleFrame>
  );
}
