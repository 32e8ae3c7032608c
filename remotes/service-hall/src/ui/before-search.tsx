import { Link } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Button, Icon, SectionHead } from '@portico/ui';
import { useHotWords, useSearchHistory } from '@portico/ui/search-field';
import * as css from './before-search.module.css';

type Ways = { addressOf: (wanted: { words: string }) => string };

/** What this person searched for lately; one or all of it can be forgotten. */
export function History({ addressOf }: Ways) {
  const { isGuest } = usePerson();
  const { records, forget } = useSearchHistory({ guest: isGuest });
  if (records.length === 0) return null;
  return (
    <section>
      <SectionHead
        title="搜索历史"
        more={
          <Button kind="text" size="s" onClick={() => forget()}>
            清空
          </Button>
        }
      />
      <ul className={css.chips}>
        {records.map(({ id, search }) => (
          <li key={id} className={css.chip}>
            <Link to={addressOf({ words: search })}>
              <bdi>{search}</bdi>
            </Link>
            <button type="button" aria-label={`删除搜索记录 ${search}`} onClick={() => forget(id)}>
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What others search for most, in order. */
export function HotWords({ addressOf, most }: Ways & { most: number }) {
  const words = useHotWords().slice(0, most);
  if (words.length === 0) return null;
  return (
    <section>
      <SectionHead title="热门搜索" />
      <ol className={css.ranks}>
        {words.map((word, at) => (
          <li key={word}>
            <Link to={addressOf({ words: word })}>
              <i aria-hidden="true">{at + 1}</i>
              <bdi>{word}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
