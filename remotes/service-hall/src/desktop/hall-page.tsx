import { WhenLoaded } from '@portico/ui';
import { ServiceTable } from '@portico/ui/desktop';
import { Pagination } from '@portico/ui/desktop/controls';
import { servicesAPage } from '../model/hall-address.ts';
import { ChosenChips } from '../ui/chosen-chips.tsx';
import { FacetRow } from '../ui/facet-row.tsx';
import { NoServices } from '../ui/no-services.tsx';
import { useCells } from '../ui/use-cells.tsx';
import { useFacets } from '../ui/use-facets.ts';
import { useHall } from '../ui/use-hall.ts';
import { AllChoices } from './all-choices.tsx';
import * as below from './ground.module.css';
import { HallBand } from './hall-band.tsx';
import * as css from './hall-page.module.css';
import { HallSkeleton } from './hall-skeleton.tsx';
import { HallTabs } from './hall-tabs.tsx';
import { HottestServices } from './hottest-services.tsx';
import { InProgress } from './in-progress.tsx';
import { ServiceRows } from './service-rows.tsx';
import { TopicCard } from './topic-card.tsx';
import { ViewBar } from './view-bar.tsx';

export function HallPage() {
  const hall = useHall();
  const choices = useFacets();
  const { cellOf, dialog, ...actions } = useCells();
  const { found, wanted, addressOf } = hall;
  const List = wanted.view === 'list' ? ServiceRows : ServiceTable;
  return (
    <div className={below.ground}>
      <HallBand hall={hall} />
      <div className={css.page}>
        <div className={css.sheet}>
          <HallTabs hall={hall} />
          {wanted.tab === 'all' && (
            <div className={css.facets}>
              {choices.map((each) => (
                <FacetRow key={each.facet} {...each} hall={hall} rest={<AllChoices {...each} hall={hall} />} />
              ))}
            </div>
          )}
          <div className={css.bar}>
            <ChosenChips hall={hall} choices={choices} />
            <ViewBar hall={hall} />
          </div>
          <section className={css.results} aria-label="服务列表" aria-busy={found.isPlaceholderData}>
            <WhenLoaded
              query={found}
              what="服务"
              skeleton={<HallSkeleton />}
              isEmpty={({ records }) => records.length === 0}
              empty={<NoServices hall={hall} />}
            >
              {({ records, total }) => (
                <>
                  <List services={records.map(cellOf)} {...actions} />
                  {total > records.length && (
                    <div className={css.pages}>
                      <Pagination page={wanted.page} pageSize={servicesAPage} total={total} addressOf={(page) => addressOf({ page })} />
                    </div>
                  )}
                </>
              )}
            </WhenLoaded>
          </section>
        </div>
        <div className={css.side}>
          <HottestServices />
          <InProgress />
          <TopicCard />
        </div>
      </div>
      {dialog}
    </div>
  );
}
