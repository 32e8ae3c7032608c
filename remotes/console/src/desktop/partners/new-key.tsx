import type { ConsolePartner } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { useState } from 'react';
import { partners } from '../../api.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import * as own from './partners.module.css';

/** A new key for API login: made by the server and shown once, so the form stays until it is put away. */
export function NewKey({ item, acting, onKey }: { item: ConsolePartner; acting: ConsoleAct; onKey: (key: string) => void }) {
  const { school } = useConsole();
  const isOnline = useOnline();
  const [isAsked, setAsked] = useState(false);
  const wish = { ...school, version: item.version };
  const { effects, refusal } = useEffects('newKey', isAsked ? wish : null, (input) => partners.newKey(input, { quiet: true }));
  const make = async () => {
    if (refusal || !isOnline) return;
    let made: string | undefined;
    const isDone = await acting.run(async () => {
      const done = await partners.newKey(wish, { quiet: true });
      made = done.key;
      return done;
    });
    if (isDone) setAsked(false);
    if (made) onKey(made);
  };
  return (
    <div className={own.trial}>
      {isAsked ? (
        <>
          <EffectsList effects={effects} refusal={refusal} />
          <div className={form.ways}>
            <Button size="s" onClick={() => setAsked(false)}>
              取消
            </Button>
            <Button
              size="s"
              kind="primary"
              aria-disabled={refusal !== undefined || acting.isBusy || !isOnline || undefined}
              onClick={() => void make()}
            >
              生成
            </Button>
          </div>
        </>
      ) : (
        <Button size="s" onClick={() => setAsked(true)}>
          生成新密钥…
        </Button>
      )}
    </div>
  );
}

/** The key, once. */
export function ShownKey({ value, onEnd }: { value: string; onEnd: () => void }) {
  return (
    <Dialog
      title="新密钥"
      ways={() => (
        <Button kind="primary" onClick={onEnd}>
          已保存好
        </Button>
      )}
    >
      <p>只显示这一次，请交给对方系统的管理员。旧密钥 24 小时内仍然有效。</p>
      <p className={own.key}>{value}</p>
    </Dialog>
  );
}
