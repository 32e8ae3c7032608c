import { useModuleOpen } from '@portico/session';
import { Applications } from '../ui/applications.tsx';
import { AssetStrip } from '../ui/asset-strip.tsx';
import { Messages } from '../ui/messages.tsx';
import { MoreLink } from '../ui/more-link.tsx';
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
      <Panel title="我的收藏" more={<MoreLink to="personal-center/collect">管理</MoreLink>}>
        <KeptServices />
      </Panel>
      <div className={css.pair}>
        <Panel title="最近使用" more={<MoreLink to="personal-center/recently-used">全部</MoreLink>}>
          <RecentRows />
        </Panel>
        {hasTasks && (
          <Panel
            title="我的申请"
            more={
              <MoreLink to="task-center/list" query={{ tab: 'mine' }}>
                任务中心
              </MoreLink>
            }
          >
            <Applications />
          </Panel>
        )}
        <Panel title={workTitle}>
          <WorkCards />
        </Panel>
        <Panel title="我的消息" more={<MoreLink to="info-center/list">信息中心</MoreLink>}>
          <Messages />
        </Panel>
      </div>
    </CenterFrame>
  );
}
