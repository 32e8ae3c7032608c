import { useKeptState } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Empty, SectionHead, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { ServiceGrid } from '@portico/ui/mobile';
import { type ServiceList, serviceLists } from '../model/service-lists.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { emptyLists, useServiceCells } from '../ui/use-service-cells.ts';
import * as css from './services-section.module.css';

const shown = 6;

export function ServicesSection() {
  const { isGuest } = usePerson();
  const [list, setList] = useKeptState<ServiceList>('services', 'recommended');
  const { query, onOpen } = useServiceCells(list);
  const tabs = serviceLists(isGuest).map(({ key, short }) => ({ key, name: short }));
  return (
    <section>
      <div className={css.head}>
        <SectionHead title="服务" more={<MoreLink to="service-hall/list">全部</MoreLink>}>
          <Tabs id="services" label="服务" tabs={tabs} value={list} onChange={setList} />
        </SectionHead>
      </div>
      <TabPanel id="services" value={list}>
        <WhenLoaded query={query} what="服务" skeleton={<Skeleton rows={3} />} empty={<Empty {...emptyLists[list]} />}>
          {(services) => <ServiceGrid services={services.slice(0, shown)} onOpen={onOpen} />}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}
