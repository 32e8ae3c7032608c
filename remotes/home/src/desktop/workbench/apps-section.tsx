import { PortalLink, useKeptState } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Empty, SectionHead, ServiceIcon, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import type { ServiceCell } from '@portico/ui/services';
import { dailyLists } from '../../model/daily-lists.ts';
import type { ServiceList } from '../../model/service-lists.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { emptyLists, useServiceCells } from '../../ui/use-service-cells.ts';
import * as css from './apps-section.module.css';

/** 常用应用: what this person uses, as icons with names. */
export function AppsSection() {
  const { isGuest } = usePerson();
  const tabs = dailyLists(isGuest);
  const [list, setList] = useKeptState<ServiceList>('services', tabs[0].key);
  const { query, onOpen } = useServiceCells(list);
  return (
    <section>
      <SectionHead title="常用应用" more={<MoreLink to="service-hall/list">全部服务</MoreLink>}>
        <Tabs id="services" label="常用应用" tabs={tabs} value={list} onChange={setList} />
      </SectionHead>
      <TabPanel id="services" value={list}>
        <WhenLoaded query={query} what="服务" skeleton={<div className={css.waiting} />} empty={<Empty {...emptyLists[list]} />}>
          {(services) => (
            <ul className={css.apps}>
              {services.map((service) => (
                <li key={service.id}>
                  <App service={service} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </WhenLoaded>
      </TabPanel>
    </section>
  );
}

function App({ service: { id, name, icon, target, locked, badge }, onOpen }: { service: ServiceCell; onOpen: (id: string) => void }) {
  const content = (
    <>
      <ServiceIcon name={icon} />
      <span className={css.name} title={name}>
        {name}
      </span>
      {locked && <span className="visually-hidden">登录后办理</span>}
    </>
  );
  if (target)
    return (
      <PortalLink target={target} className={css.app} onClick={() => onOpen(id)}>
        {content}
      </PortalLink>
    );
  return (
    <div className={css.app} data-closed="">
      {content}
      <small>{badge?.text}</small>
    </div>
  );
}
