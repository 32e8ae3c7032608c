import { Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { Segments } from '@portico/ui/mobile';
import { SearchField } from '@portico/ui/search-field';
import { useEffect, useState } from 'react';
import { ChosenChips } from '../ui/chosen-chips.tsx';
import { NoServices } from '../ui/no-services.tsx';
import { type FacetChoices, useFacets } from '../ui/use-facets.ts';
import { type Hall, useHall } from '../ui/use-hall.ts';
import { DepartmentRail } from './department-rail.tsx';
import { FilterPanel } from './filter-panel.tsx';
import * as css from './hall-page.module.css';
import { MoreServices } from './more-services.tsx';

const none: never[] = [];
const shortNames: Record<string, string> = { recommended: '推荐', hot: '热门', collected: '收藏' };

export function HallPage() {
  const hall = useHall();
  const all = useFacets();
  const { wanted, tabs } = hall;
  const entries = tabs.map(({ key, name, to }) => ({ key, to, name: shortNames[key] ?? name }));
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">服务大厅</h1>
      <div className={css.head}>
        <Field hall={hall} />
        <Segments label="服务范围" entries={entries} current={wanted.tab} />
      </div>
      {wanted.tab === 'all' ? (
        <div className={css.body}>
          <DepartmentRail hall={hall} departments={all.find(({ facet }) => facet === 'dept')?.choices ?? none} />
          <List hall={hall} choices={all} />
        </div>
      ) : (
        <List hall={hall} choices={all} />
      )}
    </div>
  );
}

function List({ hall, choices }: { hall: Hall; choices: readonly FacetChoices[] }) {
  const { found, wanted } = hall;
  return (
    <section className={css.list} aria-label="服务列表" aria-busy={found.isPlaceholderData}>
      <div className={css.tools}>
        <ChosenChips hall={hall} choices={choices} />
        {wanted.tab === 'all' && <FilterPanel hall={hall} choices={choices} />}
      </div>
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
