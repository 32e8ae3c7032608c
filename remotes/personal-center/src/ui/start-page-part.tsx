import { leadsSomewhere, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useChangePerson, usePerson } from '@portico/session';
import { useState } from 'react';
import { unit, user } from '../api.ts';
import { startPages } from '../model/start-pages.ts';
import { Choices } from './choices.tsx';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** The page that is opened after signing in and at the portal's root. */
export function StartPagePart() {
  const { plan } = usePortal();
  const { startPath = '' } = usePerson();
  const change = useChangePerson();
  const menus = useQuery(unit.getConfig.query()).data?.openMenus ?? [];
  const { act, done, fault } = useAct();
  const [chosen, setChosen] = useState(startPath);
  const pages = startPages(menus, (path) => leadsSomewhere(plan, 'desktop', path));
  const choose = (path: string) =>
    act(async () => {
      setChosen(path);
      try {
        await user.preferences({ startPath: path }, { quiet: true });
      } catch (error) {
        setChosen(startPath);
        throw error;
      }
      change({ startPath: path });
      return '起始页已保存。';
    });
  return (
    <Panel title="起始页">
      <p className={css.note}>登录后和打开门户首址时显示的页面，在所有设备上有效。</p>
      <Choices
        name="start"
        label="打开门户时显示"
        value={pages.some(({ key }) => key === chosen) ? chosen : ''}
        choices={pages}
        onChoose={choose}
      />
      <Said done={done} fault={fault} />
    </Panel>
  );
}
