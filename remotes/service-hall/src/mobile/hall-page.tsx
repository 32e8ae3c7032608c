import { Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { SearchField } from '@portico/ui/search-field';
import { useEffect, useState } from 'react';
import { ChosenChips } from '../ui/chosen-chips.tsx';
import { FacetRow } from '../ui/facet-row.tsx';
import { NoServices } from '../ui/no-services.tsx';
import { useFacets } from '../ui/use-facets.ts';
import { type Hall, useHall } from '../ui/use-hall.ts';
import { DepartmentRail } from './department-rail.tsx';
import * as css from './hall-page.module.css';
import { MoreServices } from './more-services.tsx';
import { SortLinks } from './sort-links.tsx';

const none: never[] = [];

export function HallPage() {
  const hall = useHall();
  const all = useFacets();
  const { found, wanted } = hall;
  const inPanel = all.filter(({ facet }) => facet !== 'dept');
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">服务大厅</h1>
      <div className={css.head}>
        <Field hall={hall} />
        <details className={css.panel}>
          <summary>
            <Icon name="filter" size={16} />
            筛选
          </summary>
          <div className={css.facets}>
            {inPanel.map((each) => (
              <FacetRow key={each.facet} {...each} hall={hall} />
            ))}
          </div>
        </details>
        <SortLinks hall={hall} />
      </div>
      <div className={css.body}>
        <DepartmentRail hall={hall} departments={all.find(({ facet }) => facet === 'dept')?.choices ?? none} />
        <section className={css.list} aria-label="服务列表" aria-busy={found.isPlaceholderData}>
          <ChosenChips hall={hall} choices={all} />
          <WhenLoaded
            query={found}
            what="服务"
            skeleton={<Skeleton rows={8} />}
            isEmpty={({ records }) => records.length === 0}
            empty={<NoServices hall={hall} />}
          >
            {(first) => <MoreServices key={hall.addressOf({})} wanted={wanted} first={first} waiting={found.isPlaceholderData} />}
          </WhenLoaded>
        </section>
      </div>
    </div>
  );
}

function Field({ hall: { wanted, searchFor } }: { hall: Hall }) {
  const [text, setText] = useState(wanted.keyword);
  useEffect(() => setText(wanted.keyword), [wanted.keyword]);
  return (
    <div className={css.field}>
      <SearchField
        label="输入服务名称"
        text={text}
        groups={none}
        before={<Icon name="search" size={17} />}
        onText={setText}
        onSearch={searchFor}
      />
    </div>
  );
}
