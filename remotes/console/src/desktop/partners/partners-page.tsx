import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { partners } from '../../api.ts';
import * as first from '../../model/first-calls.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ShownKey } from './new-key.tsx';
import { PartnerForm } from './partner-form.tsx';
import * as own from './partners.module.css';
import { PartnersTable } from './partners-table.tsx';
import { SignInPart } from './sign-in-part.tsx';

/** Ways to sign in and the other systems of a school. */
export function PartnersPage() {
  const { fid, schoolName } = useConsole();
  const query = useQuery(partners.list.query(useFirstInput(first.partners)));
  const acting = useConsoleAct();
  const [opened, setOpened] = useState<string>();
  const [key, setKey] = useState<string>();
  const shown = query.data?.partners.find(({ partner }) => partner === opened);
  const set = query.data?.partners.filter(({ from }) => from !== 'none').length ?? 0;
  return (
    <ConsoleFrame current="partners" fact={query.data && `${schoolName}　${set} 项可用`}>
      <ActResult acting={acting} />
      <WhenLoaded query={query} what="登录与对接" skeleton={<Skeleton rows={8} picture={false} />} empty={null}>
        {(read) => (
          <div className={own.columns} data-alone={shown ? undefined : true}>
            <section className={css.sheet} aria-label="登录方式和对接">
              <PartnersTable list={read.partners} opened={opened} onOpen={setOpened} />
            </section>
            {shown && shown.partner !== 'password' && (
              <PartnerForm
                key={`${fid} ${shown.partner}`}
                item={shown}
                partner={shown.partner}
                acting={acting}
                onEnd={() => setOpened(undefined)}
                onKey={setKey}
              />
            )}
          </div>
        )}
      </WhenLoaded>
      <SignInPart acting={acting} />
      {key && <ShownKey value={key} onEnd={() => setKey(undefined)} />}
    </ConsoleFrame>
  );
}
