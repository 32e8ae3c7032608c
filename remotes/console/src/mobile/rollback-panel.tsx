import { useQuery } from '@portico/client';
import type { ReleaseRead } from '@portico/contracts/console';
import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../api.ts';
import { placeInput, placeName, placesToTakeBack, wayBack } from '../model/rollback.ts';
import type { ConsoleAct } from '../ui/act/use-console-act.tsx';
import { useEffects } from '../ui/act/use-effects.ts';
import { Segmented } from '../ui/segmented.tsx';
import { useConsole } from '../ui/use-console.ts';
import { ActPanel } from './act-panel.tsx';
import * as css from './mobile.module.css';

interface Chosen {
  area: string;
  acting: ConsoleAct;
  onEnd: () => void;
}

/** Where taking an area back leads, for everyone, its share or the own school. */
export function RollbackPanel(chosen: Chosen) {
  const { school } = useConsole();
  const query = useQuery(releases.read.query({ ...school, area: chosen.area }));
  return (
    <WhenLoaded query={query} what="版本" skeleton={<Skeleton rows={2} picture={false} />} empty={null}>
      {(read) => <Places read={read} {...chosen} />}
    </WhenLoaded>
  );
}

function Places({ read, area, acting, onEnd }: Chosen & { read: ReleaseRead }) {
  const { fid, right } = useConsole();
  const [kind, setKind] = useState<string>();
  const places = placesToTakeBack(read, { fid, activate: right('releases.activate'), school: right('releases.school') });
  const place = places.find((each) => each.kind === kind) ?? places[0];
  const back = place && wayBack(place, read);
  const wish = place && back ? { area, ...placeInput(place), ifRevision: read.revision } : null;
  const seen = useEffects('release', wish, (sent) => releases.rollback(sent, { quiet: true }));
  const takeBack = async () => {
    if (wish && (await acting.run(() => releases.rollback(wish, { quiet: true })))) onEnd();
  };
  const choices = places.length > 1 && (
    <Segmented
      label="撤回范围"
      choices={places.map((each) => ({ key: each.kind, name: placeName(each) }))}
      value={place?.kind}
      onChange={setKind}
    />
  );
  if (!back)
    return (
      <div className={css.panel}>
        {choices}
        <p>{place ? '没有更早的构建，不能撤回。' : '这里没有您可以撤回的版本。'}</p>
        <Button size="l" onClick={onEnd}>
          换一个
        </Button>
      </div>
    );
  return (
    <ActPanel
      act="撤回"
      confirms={true}
      seen={seen}
      isBusy={acting.isBusy}
      instead="换一个"
      onAct={() => void takeBack()}
      onInstead={onEnd}
    >
      {choices}
      <p className={css.name}>{back}</p>
    </ActPanel>
  );
}
