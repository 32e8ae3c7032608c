import { useKeptState } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { Empty, SectionHead, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { ServiceTable } from '@portico/ui/desktop';
import { useCollect } from '@portico/ui/services';
import { statistics } from '../deferred-api.ts';
import { type ServiceList, serviceLists, servicesShown } from '../model/service-lists.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { emptyLists, useServiceCells } from '../ui/use-service-cells.ts';
import * as css from './services-section.module.css';

/** Twelve services under four tabs. */
export function ServicesSection() {
  const { isGuest } = usePerson();
  const [list, setList] = useKeptState<ServiceList>('services', 'recommended');
  const { query, onOpen } = useServiceCells(list);
  const onCollect = useCollect();
  // What the hall lists: systems are counted with the school's business, and stand elsewhere.
  const count = useQuery(statistics.home.query()).data?.guideCount;
  return (
    <section>
      <SectionHead title="服务" more={<MoreLink to="service-hall/list">{count ? `全部 ${count} 项` : '全部服务'}</MoreLink>}>
        <Tabs id="services" label="服务" tabs={serviceLists(isGuest)} value={list} onChange={setList} />
      </SectionHead>
      <div className={css.services}>
        <TabPanel id="services" value={list}>
          <WhenLoaded
            query={query}
            what="服务"
            skeleton={<div className={css.waiting} />}
            empty={
              <div className={css.empty}>
                <Empty {...emptyLists[list]} />
              </div>
            }
          >
            {(services) => (
              <ServiceTable services={services.slice(0, servicesShown)} onOpen={onOpen} onCollect={isGuest ? undefined : onCollect} />
            )}
          </WhenLoaded>
        </TabPanel>
      </div>
    </section>
  );
}
