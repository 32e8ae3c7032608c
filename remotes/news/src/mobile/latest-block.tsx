import { AreaLink } from '@portico/area/react';
import { Cover, Empty, Icon, listDate, SectionHead, SkeletonLine, WhenLoaded } from '@portico/ui';
import { chosenColumn } from '../model/front-page.ts';
import { homeLayout } from '../model/home-layout.ts';
import { NewsLink } from '../ui/news-link.tsx';
import { Publisher } from '../ui/publisher.tsx';
import { useMyColumns } from '../ui/use-my-columns.ts';
import * as css from './mobile.module.css';

/** Home's news on a phone: the newest of the person's first column, with its picture. */
export function LatestBlock() {
  const query = useMyColumns(null);
  const lead = homeLayout(chosenColumn(query.data ?? [], null)?.top ?? []).lead;
  return (
    <section className={css.block}>
      <SectionHead
        title="新闻"
        more={
          <AreaLink to="news/list">
            更多
            <Icon name="right" size={11} />
          </AreaLink>
        }
      />
      <WhenLoaded
        query={query}
        what="新闻"
        skeleton={<SkeletonLine height={170} />}
        empty={<Empty title="还没有新闻" />}
        isEmpty={() => !lead}
      >
        {() =>
          lead && (
            <NewsLink item={lead} className={css.blockLead}>
              <span className={css.blockPicture}>
                <Cover src={lead.cover} />
              </span>
              <h3>{lead.title}</h3>
              <span className={css.meta}>
                <Publisher item={lead} />　{listDate(lead.publishTime)}
              </span>
            </NewsLink>
          )
        }
      </WhenLoaded>
    </section>
  );
}
