import { pageAddress } from '@portico/area';
import { AreaLink, usePortal } from '@portico/area/react';
import { useModuleOpen, usePerson } from '@portico/session';
import { Art, Icon } from '@portico/ui';
import { phoneSections } from '../model/sections.ts';
import { Applications } from '../ui/applications.tsx';
import { AssetStrip } from '../ui/asset-strip.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { IdentityCode } from '../ui/identity-code.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { KeptServices, RecentTiles } from '../ui/service-entries.tsx';
import { useWorkTitle, WorkCards } from '../ui/work-cards.tsx';
import * as css from './mobile.module.css';

/** 我的: who one is, one's figures, favourites and recent services, and the way to everything else. */
export function CenterPage() {
  const { plan, device, signOut } = usePortal();
  const hasTasks = useModuleOpen('task-center');
  const workTitle = useWorkTitle();
  return (
    <div className={css.page}>
      <Top />
      <div className={css.figures}>
        <AssetStrip most={6} look="plain" />
      </div>
      <Panel title="我的收藏" more={<MoreLink to="personal-center/collect">管理</MoreLink>}>
        <KeptServices most={5} />
      </Panel>
      <Panel title="最近使用" more={<MoreLink to="personal-center/recently-used">全部</MoreLink>}>
        <RecentTiles />
      </Panel>
      {hasTasks && (
        <Panel
          title="我的申请"
          more={
            <MoreLink to="task-center/list" query={{ tab: 'mine' }}>
              全部
            </MoreLink>
          }
        >
          <Applications />
        </Panel>
      )}
      <Panel title={workTitle}>
        <WorkCards />
      </Panel>
      <nav className={css.list} aria-label="个人中心">
        {phoneSections
          .filter((section) => pageAddress(plan, device, section))
          .map(({ to, name, icon }) => (
            <AreaLink key={to} to={to}>
              <Icon name={icon} size={22} />
              {name}
              <Icon name="right" size={16} />
            </AreaLink>
          ))}
        <button type="button" onClick={signOut}>
          <Icon name="exit" size={22} />
          退出登录
        </button>
      </nav>
    </div>
  );
}

function Top() {
  const { modes } = usePortal();
  const { name, deptName, account } = usePerson();
  return (
    <header className={css.top}>
      <Art name="mobile-plain" className={css.art} />
      <div className={css.tools}>
        <button type="button" aria-label="大字版" aria-pressed={modes.elder} onClick={() => modes.choose({ elder: !modes.elder })}>
          <Icon name="text" size={22} />
        </button>
        <button type="button" aria-label="深色模式" aria-pressed={modes.dark} onClick={() => modes.choose({ dark: !modes.dark })}>
          <Icon name={modes.dark ? 'sun' : 'moon'} size={22} />
        </button>
        <AreaLink to="personal-center/preferences" aria-label="偏好设置">
          <Icon name="gear" size={22} />
        </AreaLink>
      </div>
      <div className={css.person}>
        <Avatar />
        <div className={css.words}>
          <h1>{name}</h1>
          <p>
            <span>{deptName}</span>
            <span>{account.toUpperCase()}</span>
          </p>
        </div>
        <IdentityCode name="身份码" size="s" />
      </div>
    </header>
  );
}
