import { AreaLink, useFirstInput, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, fullTime, SkeletonLine, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { dataTypes } from '../model/first-calls.ts';
import * as panel from './panel.module.css';
import { Panel } from './panel.tsx';
import * as css from './record-view.module.css';
import { RecordView } from './record-view.tsx';

/** The person's records by kind; the address names the kind and the filter. */
export function DataParts() {
  const [search] = useSearchParams();
  const query = useQuery(person.dataTypes.query(useFirstInput(dataTypes)));
  return (
    <>
      <WhenLoaded query={query} what="数据类型" skeleton={<SkeletonLine height={52} />} empty={<Empty title="学校还没有接入个人数据" />}>
        {(types) => {
          const chosen = types.find(({ typeId }) => typeId === search.get('type')) ?? types[0];
          return (
            <>
              <nav className={css.kinds} aria-label="数据类型">
                {types.map(({ typeId, name, count }) => (
                  <AreaLink
                    key={typeId}
                    to="personal-center/data"
                    query={{ type: typeId }}
                    aria-current={typeId === chosen?.typeId ? 'page' : undefined}
                  >
                    {name}
                    <small>{count}</small>
                  </AreaLink>
                ))}
              </nav>
              {chosen && (
                <RecordView
                  key={`${chosen.typeId} ${search}`}
                  type={chosen}
                  filter={{ key: search.get('key') ?? undefined, value: search.get('value') ?? undefined }}
                />
              )}
            </>
          );
        }}
      </WhenLoaded>
      <OwnReports />
    </>
  );
}

/** What the person has reported as wrong; nothing where there is none. */
function OwnReports() {
  const { data = [] } = useQuery(person.faultReports.query());
  if (data.length === 0) return null;
  return (
    <Panel title="我的反馈">
      <ul className={panel.rows}>
        {data.map(({ id, name, text, time }) => (
          <li key={id}>
            <span className={panel.text}>
              {name}
              <small>{text}</small>
            </span>
            <small>{fullTime(time)} 已提交</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
