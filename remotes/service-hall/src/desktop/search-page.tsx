import { useQuery } from '@portico/client';
import { Button, Empty, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { Pagination } from '@portico/ui/desktop/controls';
import { SearchField } from '@portico/ui/search-field';
import { useRef } from 'react';
import { search } from '../api.ts';
import { hitsAPage } from '../model/search-address.ts';
import { AllHits } from '../ui/all-hits.tsx';
import { Answer } from '../ui/answer.tsx';
import { History, HotWords } from '../ui/before-search.tsx';
import { HitRow } from '../ui/hit-row.tsx';
import { HotServices } from '../ui/hot-services.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { type Search, useSearch } from '../ui/use-search.ts';
import { KindTabs } from './kind-tabs.tsx';
import * as css from './search-page.module.css';

export function SearchPage() {
  const asked = useSearch();
  const { words, tab, text, setText, hints, searchFor, addressOf, found } = asked;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">搜索</h1>
      <div className={css.field}>
        <SearchField
          label="搜索服务、新闻、通知"
          text={text}
          groups={hints}
          field={field}
          size="l"
          joined
          onText={setText}
          onSearch={searchFor}
          after={
            <>
              {text && (
                <button
                  type="button"
                  className={css.clear}
                  aria-label="清空输入"
                  onClick={() => {
                    setText('');
                    field.current?.focus();
                  }}
                >
                  <Icon name="close" size={18} />
                </button>
              )}
              <Button type="submit" kind="primary" size="l">
                搜索
              </Button>
            </>
          }
        />
      </div>
      {words && <KindTabs tab={tab} groups={found.data?.groups ?? []} total={found.data?.total} addressOf={addressOf} />}
      <div className={css.columns}>
        <div className={css.found}>
          {!words && (
            <>
              <Empty title="请输入要找的内容" reason="服务、业务系统、新闻、通知和办事指南都可以在这里找到。" />
              <HotServices />
            </>
          )}
          {words && tab === 'all' && <Everything asked={asked} />}
          {words && tab !== 'all' && <OneKind key={tab} asked={asked} tab={tab} />}
        </div>
        <aside aria-label="搜索历史与热门搜索">
          <History addressOf={addressOf} />
          <HotWords addressOf={addressOf} most={10} />
        </aside>
      </div>
    </div>
  );
}

function Everything({ asked: { words, found, addressOf } }: { asked: Search }) {
  return (
    <>
      <Answer key={words} words={words} />
      <WhenLoaded
        query={found}
        what="搜索结果"
        skeleton={<Skeleton rows={8} />}
        isEmpty={({ total }) => total === 0}
        empty={<NothingFound words={words} suggest={found.data?.suggest ?? []} addressOf={addressOf} />}
      >
        {({ groups }) => <AllHits groups={groups} addressOf={addressOf} />}
      </WhenLoaded>
    </>
  );
}

function OneKind({ asked: { words, page, addressOf }, tab }: { asked: Search; tab: Exclude<Search['tab'], 'all'> }) {
  const query = useQuery(search.search.query({ search: words, type: tab, pageNum: page, pageSize: hitsAPage }));
  return (
    <WhenLoaded
      query={query}
      what="搜索结果"
      skeleton={<Skeleton rows={8} />}
      isEmpty={({ groups }) => (groups[0]?.records.length ?? 0) === 0}
      empty={<NothingFound words={words} suggest={query.data?.suggest ?? []} addressOf={addressOf} />}
    >
      {({ groups: [group] }) =>
        group && (
          <>
            <ul>
              {group.records.map((hit) => (
                <HitRow key={hit.id} hit={hit} />
              ))}
            </ul>
            <Pagination page={page} pageSize={hitsAPage} total={group.total} addressOf={(to) => addressOf({ tab, page: to })} />
          </>
        )
      }
    </WhenLoaded>
  );
}
