import { AreaLink, useKeptState } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { Empty, Icon, SectionHead, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { ServiceTable } from '@portico/ui/desktop';
import { statistics } from '../api.ts';
import { type ServiceList, serviceLists, servicesShown } from '../model/service-lists.ts';
import { emptyLists, useServiceCells } from '../ui/use-service-cells.ts';
import * as css from './services-section.module.css';

/** Twelve services under four tabs. */
export function ServicesSection() {
  const { isGuest } = usePerson();
  const [list, setList] = useKeptState<ServiceList>('services', 'recommended');
  const { query, onOpen, onCollect } = useServiceCells(list);
  const count = useQuery(statistics.home.query()).data?.appCount;
  return (
    <section>
      <SectionHead
        title="服务"
        more={
          <AreaLink to="service-hall/list">
            {count ? `全部 ${count} 项` : '全部服务'}
            <Icon name="right" size={12} />
          </AreaLink>
        }
      >
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
