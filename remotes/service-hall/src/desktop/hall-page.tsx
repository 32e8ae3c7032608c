import { WhenLoaded } from '@portico/ui';
import { Pagination, ServiceTable } from '@portico/ui/desktop';
import { servicesAPage } from '../model/hall-address.ts';
import { ChosenChips } from '../ui/chosen-chips.tsx';
import { FacetRow } from '../ui/facet-row.tsx';
import { NoServices } from '../ui/no-services.tsx';
import { useFacets } from '../ui/use-facets.ts';
import { useCells, useHall } from '../ui/use-hall.ts';
import { HallBand } from './hall-band.tsx';
import * as css from './hall-page.module.css';
import { HallSkeleton } from './hall-skeleton.tsx';
import { HottestServices } from './hottest-services.tsx';
import { ServiceRows } from './service-rows.tsx';
import { ViewBar } from './view-bar.tsx';

export function HallPage() {
  const hall = useHall();
  const choices = useFacets();
  const { cellOf, ...actions } = useCells();
  const { found, wanted, addressOf } = hall;
  const List = wanted.view === 'list' ? ServiceRows : ServiceTable;
  return (
    <>
      <HallBand hall={hall} />
      <div className={css.page}>
        <div className={css.sheet}>
          <div className={css.facets}>
            {choices.map((each) => (
              <FacetRow key={each.facet} {...each} hall={hall} />
            ))}
          </div>
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
                  <div className={css.pages}>
                    <Pagination page={wanted.page} pageSize={servicesAPage} total={total} addressOf={(page) => addressOf({ page })} />
                  </div>
                </>
              )}
            </WhenLoaded>
          </section>
        </div>
        <HottestServices />
      </div>
    </>
  );
}
