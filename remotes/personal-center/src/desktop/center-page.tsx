import { AreaLink } from '@portico/area/react';
import { useModuleOpen } from '@portico/session';
import { Icon } from '@portico/ui';
import { Applications } from '../ui/applications.tsx';
import { AssetStrip } from '../ui/asset-strip.tsx';
import { Messages } from '../ui/messages.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordCards } from '../ui/record-cards.tsx';
import { KeptServices } from '../ui/service-entries.tsx';
import { useWorkTitle, WorkCards } from '../ui/work-cards.tsx';
import { CenterFrame } from './center-frame.tsx';
import * as css from './center-page.module.css';
import { RecentRows } from './recent-rows.tsx';

/** Everything of one's own at a glance; each card fails by itself. */
export function CenterPage() {
  const hasTasks = useModuleOpen('task-center');
  const workTitle = useWorkTitle();
  return (
    <CenterFrame current="center">
      <AssetStrip most={6} />
      <div className={css.pictures}>
        <RecordCards />
      </div>
      <Panel title="我的收藏" more={<More to="personal-center/collect">管理</More>}>
        <KeptServices />
      </Panel>
      <div className={css.pair}>
        <Panel title="最近使用" more={<More to="personal-center/recently-used">全部</More>}>
          <RecentRows />
        </Panel>
        {hasTasks && (
          <Panel
            title="我的申请"
            more={
              <More to="task-center/list" query={{ tab: 'mine' }}>
                任务中心
              </More>
            }
          >
            <Applications />
          </Panel>
        )}
        <Panel title={workTitle}>
          <WorkCards />
        </Panel>
        <Panel title="我的消息" more={<More to="info-center/list">信息中心</More>}>
          <Messages />
        </Panel>
      </div>
    </CenterFrame>
  );
}

function More({ to, query, children }: { to: `${string}/${string}`; query?: Record<string, string>; children: string }) {
  return (
    <AreaLink to={to} query={query}>
      {children}
      <Icon name="right" size={12} />
    </AreaLink>
  );
}
