import { AreaLink, pageAddress, useNavigate, usePortal } from '@portico/area/react';
import { usePerson, useSchool } from '@portico/session';
import { Art, Button } from '@portico/ui';
import { SearchField, useHints, useHotWords } from '@portico/ui/search-field';
import { useState } from 'react';
import * as css from './hero.module.css';

const words = 6;

/** The scene under a clear header, with the site's name and one large search. Without a search page it is a scene alone. */
export function Hero() {
  const { unitName } = useSchool();
  const { plan, device } = usePortal();
  return (
    <section className={css.hero} aria-label="搜索" data-under-header="">
      <Art name="gateway" className={css.art} />
      <div className={css.middle}>
        <h1>{unitName}一网通办</h1>
        {pageAddress(plan, device, { to: 'service-hall/search' }) && (
          <>
            <Search />
            <HotWords />
          </>
        )}
      </div>
    </section>
  );
}

function Search() {
  const { plan, device } = usePortal();
  const { isGuest } = usePerson();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const groups = useHints(text, { guest: isGuest });
  return (
    <div className={css.search}>
      <SearchField
        label="输入事项、应用或新闻"
        size="l"
        joined
        text={text}
        groups={groups}
        after={
          <Button type="submit" kind="primary" size="l">
            搜索
          </Button>
        }
        onText={setText}
        onSearch={(search) => {
          const address = pageAddress(plan, device, { to: 'service-hall/search', query: { search } });
          if (address) void navigate(address);
        }}
      />
    </div>
  );
}

function HotWords() {
  const hot = useHotWords().slice(0, words);
  if (hot.length === 0) return <p className={css.hot} />;
  return (
    <p className={css.hot}>
      大家在搜
      {hot.map((search) => (
        <AreaLink key={search} to="service-hall/search" query={{ search }}>
          {search}
        </AreaLink>
      ))}
    </p>
  );
}
