import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, ServiceIcon, Skeleton, WhenLoaded } from '@portico/ui';
import { services } from '../api.ts';
import { recent } from '../model/first-calls.ts';
import { dayWords } from '../model/words.ts';
import { ServiceEntry } from '../ui/service-entries.tsx';
import { useDays } from '../ui/use-days.ts';
import * as css from './center-page.module.css';

const most = 4;

/** What was opened last, with its department and time. */
export function RecentRows() {
  const query = useQuery(services.recentlyUsed.query(useFirstInput(recent)));
  const { today, yesterday } = useDays();
  return (
    <WhenLoaded
      query={query}
      what="最近使用"
      skeleton={<Skeleton rows={4} />}
      isEmpty={({ records }) => records.length === 0}
      empty={<Empty title="最近没有使用过服务" />}
    >
      {({ records }) => (
        <ul className={css.recent}>
          {records.slice(0, most).map((service) => (
            <li key={service.appId}>
              <ServiceIcon name={service.icon} size={22} />
              <ServiceEntry service={service}>{service.name}</ServiceEntry>
              <small>{service.deptName}</small>
              <small>{dayWords(service.lastTime, today, yesterday)}</small>
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
}
