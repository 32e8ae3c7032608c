import { useLocation } from '@portico/area/react';
import { useDevice } from '@portico/session';
import { Art, type ArtName, Button, buttonLook } from '@portico/ui';
import { type ReactNode, useState } from 'react';
import { useMenus } from '../page-data/frame-facts.ts';
import { useSessionActions } from '../session/session-context.ts';
import * as css from './failure-view.module.css';
import { placeAfterSignOut } from './place-after-sign-out.ts';

/** Picture, fact, reason and links of every error page. */
export function FailureView({
  kind,
  art,
  code,
  title,
  children,
  home,
  facts = [],
}: {
  kind: 'not-found' | 'no-permission' | 'service-error';
  art: ArtName;
  code: string;
  title: ReactNode;
  children: ReactNode;
  home: string;
  /** Lines of name and value below the links. */
  facts?: readonly (readonly [string, string])[];
}) {
  const [leaving, setLeaving] = useState(false);
  const device = useDevice();
  const menus = useMenus();
  const { signOut } = useSessionActions();
  const { pathname, search } = useLocation();
  const leave = async () => {
    setLeaving(true);
    const open = menus.flatMap((menu) => [menu, ...(menu.children ?? [])]);
    await signOut(placeAfterSignOut({ path: pathname, search, device, menus: open }));
    setLeaving(false);
  };
  return (
    <div className={css.page} data-error={kind}>
      <div className={css.picture}>
        <Art name={art} />
      </div>
      <div className={css.said}>
        <span className={css.code}>{code}</span>
        <h1>{title}</h1>
        <p>{children}</p>
        <div className={css.ways}>
          <a {...buttonLook({ kind: 'primary', size: 'l' })} href={home}>
            返回首页
          </a>
          <Button size="l" onClick={leave} disabled={leaving} aria-busy={leaving}>
            {leaving ? '正在退出' : '退出登录'}
          </Button>
        </div>
        {facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
