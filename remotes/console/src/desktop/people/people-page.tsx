import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Button, Empty, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { grants } from '../../api.ts';
import * as first from '../../model/first-calls.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { GiveRole } from './give-role.tsx';
import { GrantsTable } from './grants-table.tsx';

/** Who has which role in a school. */
export function PeoplePage() {
  const { schoolName } = useConsole();
  const query = useQuery(grants.list.query(useFirstInput(first.grants)));
  const acting = useConsoleAct();
  const [isGiving, setGiving] = useState(false);
  const mayGive = query.data?.mayGive ?? [];
  return (
    <ConsoleFrame
      current="people"
      fact={query.data && `${schoolName}　${query.data.grants.length} 个角色`}
      tools={
        mayGive.length > 0 && (
          <Button aria-expanded={isGiving} onClick={() => setGiving(!isGiving)}>
            <Icon name="plus" size={16} />
            授予角色
          </Button>
        )
      }
    >
      <ActResult acting={acting} />
      {isGiving && query.data && (
        <GiveRole mayGive={mayGive} departments={query.data.departments} acting={acting} onEnd={() => setGiving(false)} />
      )}
      <section className={css.sheet} aria-label="角色">
        <WhenLoaded
          query={query}
          what="角色"
          skeleton={<Skeleton rows={6} picture={false} />}
          isEmpty={(read) => read.grants.length === 0}
          empty={<Empty title="还没有人有角色" reason="用“授予角色”指定本校的管理员或编辑。" />}
        >
          {(read) => <GrantsTable list={read.grants} acting={acting} canAct={mayGive.length > 0} />}
        </WhenLoaded>
      </section>
    </ConsoleFrame>
  );
}
