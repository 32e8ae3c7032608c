import { Link } from '@portico/area/react';
import { Art, Button, grouped, Icon } from '@portico/ui';
import { SearchField, useHotWords } from '@portico/ui/search-field';
import { useEffect, useState } from 'react';
import { useFacets } from '../ui/use-facets.ts';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';

const wordsShown = 4;
const none: never[] = [];

/** The page's title, the number of services, and the search field for names or initials. */
export function HallBand({ hall: { wanted, searchFor, addressOf } }: { hall: Hall }) {
  const [text, setText] = useState(wanted.keyword);
  // The address changed: by a chip, a hot word or going back.
  useEffect(() => setText(wanted.keyword), [wanted.keyword]);
  const departments = useFacets().find(({ facet }) => facet === 'dept')?.choices ?? none;
  const offered = departments.reduce((sum, { count = 0 }) => sum + count, 0);
  const words = useHotWords().slice(0, wordsShown);
  return (
    <div className={css.band}>
      <div className={css.drawing}>
        <Art name="band" className={css.scene} />
      </div>
      <div className={css.bandBody}>
        <div>
          <h1>服务大厅</h1>
          <p className={css.offer}>{offered > 0 && `${departments.length} 个部门，${grouped(offered)} 项服务`}</p>
        </div>
        <div className={css.field}>
          <SearchField
            label="输入服务名称或拼音首字母"
            name="keyword"
            text={text}
            groups={none}
            joined
            before={<Icon name="search" size={18} />}
            onText={setText}
            onSearch={searchFor}
            after={
              <Button type="submit" kind="primary">
                搜索
              </Button>
            }
          />
          <p className={css.words}>
            {words.length > 0 && '热门搜索'}
            {words.map((word) => (
              <Link key={word} to={addressOf({ keyword: word })}>
                {word}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
