import type { BusinessSystem } from '@portico/contracts';
import { usePerson, useSchool } from '@portico/session';
import { Button } from '@portico/ui';
import { noticeWords } from '../model/notice-words.ts';
import { accessOf } from '../model/systems.ts';
import { useSignIn } from '../ui/use-sign-in.ts';
import { WholeNumbers } from '../ui/whole-numbers.tsx';
import * as css from './side-card.module.css';

/** How to request a missing system, and what is closed until when. */
export function SystemsAside({ systems }: { systems: readonly BusinessSystem[] }) {
  const { isGuest } = usePerson();
  const signIn = useSignIn();
  const help = useSchool().contact.at(-1);
  const closed = systems.filter((system) => accessOf(system) === 'maintain');
  return (
    <aside className={css.column} aria-label="帮助与公告">
      <section className={css.card}>
        <div className={css.head}>
          <h2>没有看到需要的系统？</h2>
        </div>
        <div className={css.lines}>
          <p>系统按岗位开放。标有“无权限”的系统可以直接申请开通。</p>
          {help && (
            <p>
              其他系统请咨询：
              <WholeNumbers text={help} />
            </p>
          )}
        </div>
        {isGuest && (
          <div className={css.lines}>
            <p>登录后可以看到为您开放的系统。</p>
            <Button onClick={signIn}>登录</Button>
          </div>
        )}
      </section>
      {closed.length > 0 && (
        <section className={css.card}>
          <div className={css.head}>
            <h2>维护公告</h2>
          </div>
          <ul className={css.lines}>
            {closed.map(({ appId, name, statusText, resumeTime }) => {
              const { text, until } = noticeWords({ kind: 'closed', name, reason: statusText, until: resumeTime });
              return (
                <li key={appId}>
                  {name}　{text}
                  {until && <br />}
                  {until}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </aside>
  );
}
