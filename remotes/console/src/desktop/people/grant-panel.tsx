import type { ConsoleGrant } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { grants } from '../../api.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { OthersLine } from '../../ui/act/others-line.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';

const names = { take: '收回', agree: '同意' } as const;

/** 收回 or 同意: what it changes, before it is done. */
export function GrantPanel({
  grant,
  what,
  acting,
  onEnd,
}: {
  grant: ConsoleGrant;
  what: 'take' | 'agree';
  acting: ConsoleAct;
  onEnd: () => void;
}) {
  const { school } = useConsole();
  const isOnline = useOnline();
  const call = grants[what];
  const wish = { ...school, id: grant.id };
  const { effects, refusal, isStale } = useEffects(`grants.${what}`, wish, (input) => call(input, { quiet: true }));
  const send = async () => {
    if (!refusal && isOnline && (await acting.run(() => call(wish, { quiet: true })))) onEnd();
  };
  return (
    <div className={css.panel}>
      <OthersLine object={`grants/${grant.id}`} isWriting />
      <EffectsList effects={effects} refusal={refusal} isStale={isStale} />
      <div className={form.ways}>
        <Button onClick={onEnd}>取消</Button>
        <Button
          kind={what === 'take' ? 'danger' : 'primary'}
          aria-disabled={refusal !== undefined || acting.isBusy || !isOnline || undefined}
          onClick={() => void send()}
        >
          {names[what]}
        </Button>
      </div>
    </div>
  );
}
