import { pageAddress } from '@portico/area';
import { useNavigate, usePortal } from '@portico/area/react';
import { Button, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { Segments } from '@portico/ui/mobile';
import { SearchField } from '@portico/ui/search-field';
import { kinds } from '../model/search-address.ts';
import { AllHits } from '../ui/all-hits.tsx';
import { Answer } from '../ui/answer.tsx';
import { History, HotWords } from '../ui/before-search.tsx';
import { HotServices } from '../ui/hot-services.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { type Search, useSearch } from '../ui/use-search.ts';
import { OneKind } from './one-kind.tsx';
import * as css from './search-page.module.css';

export function SearchPage() {
  const asked = useSearch();
  const { words, text, setText, hints, searchFor, addressOf } = asked;
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">搜索</h1>
      <div className={css.bar}>
        <BackButton />
        <div className={css.field}>
          <SearchField
            label="搜索服务、新闻、通知"
            text={text}
            groups={words ? hints : hints.filter(({ name }) => name === '搜索建议')}
            before={<Icon name="search" size={17} />}
            after={
              <Button type="submit" kind="text">
                搜索
              </Button>
            }
            onText={setText}
            onSearch={searchFor}
          />
        </div>
      </div>
      {words ? (
        <Found asked={asked} />
      ) : (
        <div className={css.before}>
          <History addressOf={addressOf} />
          <HotWords addressOf={addressOf} most={6} />
          <HotServices />
        </div>
      )}
    </div>
  );
}

function Found({ asked }: { asked: Search }) {
  const { words, tab, found, addressOf } = asked;
  const groups = found.data?.groups ?? [];
  const entries = [
    { key: 'all', name: found.data ? `全部 ${found.data.total}` : '全部', to: addressOf({ tab: 'all' }) },
    ...groups.map(({ type, total }) => ({ key: type, name: `${kinds[type]} ${total}`, to: addressOf({ tab: type }) })),
  ];
  return (
    <>
      <Segments label="结果分类" entries={entries} current={tab} />
      <span className="visually-hidden" role="status">
        {found.data ? `找到 ${found.data.total} 条结果` : ''}
      </span>
      <div className={css.found}>
        {tab === 'all' ? (
          <>
            <Answer key={words} words={words} />
            <WhenLoaded
              query={found}
              what="搜索结果"
              skeleton={<Skeleton rows={8} />}
              isEmpty={({ total }) => total === 0}
              empty={<NothingFound words={words} suggest={found.data?.suggest ?? []} addressOf={addressOf} />}
            >
              {(data) => <AllHits groups={data.groups} addressOf={addressOf} />}
            </WhenLoaded>
          </>
        ) : (
          <OneKind key={`${words} ${tab}`} words={words} kind={tab} addressOf={addressOf} />
        )}
      </div>
    </>
  );
}

/** A page that was opened by its address has no history in this tab; then back leads home. */
function BackButton() {
  const { plan, device } = usePortal();
  const navigate = useNavigate();
  const home = pageAddress(plan, device, { to: 'home/home' }) ?? '/';
  const back = () => (history.state?.idx > 0 ? navigate(-1) : navigate(home, { replace: true }));
  return (
    <button type="button" className={css.back} aria-label="返回" onClick={back}>
      <Icon name="left" size={22} />
    </button>
  );
}
