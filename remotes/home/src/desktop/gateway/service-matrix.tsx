import type { BlockProps } from '@portico/area';
import { Empty, ServiceIcon, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { KindColumns } from '../../ui/kind-columns.tsx';
import { useRecommendations } from '../../ui/use-recommendations.ts';
import * as css from './service-matrix.module.css';

/** Tasks by audience: a tab for each, and under it its services in columns by kind. */
export function ServiceMatrix({ settings }: BlockProps) {
  const { query, tabs, chosen, choose } = useRecommendations(settings);
  return (
    <section className={css.matrix} aria-label="为谁办事">
      <div className={css.audiences}>
        <Tabs
          id="audience"
          label="为谁办事"
          tabs={tabs.map((tab) => ({ ...tab, icon: <ServiceIcon name={tab.icon} size={28} /> }))}
          value={chosen}
          onChange={choose}
        />
      </div>
      <TabPanel id="audience" value={chosen}>
        <WhenLoaded
          query={query}
          what="服务"
          skeleton={<div className={css.waiting} />}
          empty={
            <div className={css.empty}>
              <Empty title="暂时没有推荐的服务" />
            </div>
          }
          isEmpty={({ columns }) => columns.length === 0}
        >
          {({ columns }) => <KindColumns columns={columns} heading="h2" icon={32} css={css} />}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}
