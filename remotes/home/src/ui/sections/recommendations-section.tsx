import type { BlockProps } from '@portico/area';
import { Empty, SectionHead, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { KindColumns } from '../kind-columns.tsx';
import { useRecommendations } from '../use-recommendations.ts';
import * as css from './recommendations-section.module.css';

/** What the school recommends to each kind of visitor, by kind of service. */
export function RecommendationsSection({ settings }: BlockProps) {
  const { query, tabs, chosen, choose } = useRecommendations(settings);
  return (
    <section>
      <SectionHead title="为谁办事">
        {tabs.length > 0 && (
          <Tabs
            id="recommendations"
            label="为谁办事"
            tabs={tabs.map(({ key, name }) => ({ key, name }))}
            value={chosen}
            onChange={choose}
          />
        )}
      </SectionHead>
      <TabPanel id="recommendations" value={chosen}>
        <WhenLoaded
          query={query}
          what="推荐"
          skeleton={<Skeleton rows={4} picture={false} />}
          empty={<Empty title="暂时没有推荐的服务" />}
          isEmpty={({ groups }) => groups.length === 0}
        >
          {({ columns }) => <KindColumns columns={columns} heading="h3" icon={24} css={css} />}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}
