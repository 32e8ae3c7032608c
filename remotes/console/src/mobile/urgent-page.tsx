import { useUnsavedWork } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useId, useState } from 'react';
import { urgent } from '../api.ts';
import { mayChange } from '../model/rights.ts';
import { ActResult } from '../ui/act/act-result.tsx';
import { useConsoleAct } from '../ui/act/use-console-act.tsx';
import { useEffects } from '../ui/act/use-effects.ts';
import { Refused } from '../ui/refused.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useConsole } from '../ui/use-console.ts';
import { ActPanel } from './act-panel.tsx';
import * as css from './mobile.module.css';
import { useBack } from './use-back.ts';

const longest = 60;
const lasting = [
  { key: '30', name: '30 分钟' },
  { key: '120', name: '2 小时' },
  { key: '240', name: '4 小时' },
  { key: '1440', name: '24 小时' },
] as const;

/** One sentence for every page of the school. */
export function UrgentPage() {
  const { me, error, right, school, schoolName } = useConsole();
  const id = useId();
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<(typeof lasting)[number]['key']>('240');
  const acting = useConsoleAct();
  const back = useBack();
  const mayWrite = mayChange(right('content.urgent'));
  const { data } = useQuery({ ...urgent.now.query(school), enabled: mayWrite });
  useUnsavedWork(text.trim() !== '');
  const running = data?.notice ?? undefined;
  const inputOf = (said: string) => ({
    ...school,
    text: said,
    minutes: Number(minutes),
    ...(running && { replaces: running.id }),
  });
  // The effects are the same for every text, so that typing asks for nothing.
  const seen = useEffects('urgent', mayWrite && data ? inputOf('紧急通知') : null, (sent) => urgent.send(sent, { quiet: true }));
  if (me ? !mayWrite : error) return <Refused page="紧急通知" />;
  const send = async () => {
    if (await acting.run(() => urgent.send(inputOf(text.trim()), { quiet: true }))) setText('');
  };
  const reason = acting.reasons?.find(({ path }) => path === 'text')?.text;
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">紧急通知</h1>
      <ActResult acting={acting} />
      <section className={`${css.top} ${css.form}`} aria-label="内容">
        <div className={css.field}>
          <label htmlFor={`${id}-text`}>一句话，{schoolName}的每个页面都会显示</label>
          <textarea
            id={`${id}-text`}
            rows={3}
            maxLength={longest}
            value={text}
            aria-invalid={reason ? true : undefined}
            aria-describedby={`${id}-count`}
            onChange={({ target }) => setText(target.value.replaceAll('\n', ' '))}
          />
          <p id={`${id}-count`} className={reason ? css.fault : css.meta}>
            {reason ?? `${text.length} / ${longest} 字`}
          </p>
        </div>
        <div className={css.field}>
          <p aria-hidden="true">显示多久</p>
          <Segmented label="显示多久" choices={lasting} value={minutes} onChange={setMinutes} />
        </div>
      </section>
      <section className={css.section} aria-label="影响">
        <ActPanel
          act="发布"
          confirms={right('content.urgent') === 'confirm'}
          seen={seen}
          isBusy={acting.isBusy || text.trim() === ''}
          instead="返回"
          onAct={() => void send()}
          onInstead={back}
        />
      </section>
    </div>
  );
}
