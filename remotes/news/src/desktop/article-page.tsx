import { AreaLink } from '@portico/area/react';
import { Breadcrumb } from '@portico/ui/desktop';
import { Article } from '../ui/article.tsx';
import * as css from './article-page.module.css';
import { ShareButton } from './share-button.tsx';

export function ArticlePage() {
  return (
    <div className={css.page}>
      <Breadcrumb above={[{ name: '新闻中心', link: <AreaLink to="news/list">新闻中心</AreaLink> }]} here="正文" />
      <div className={css.sheet}>
        <Article share={({ id }) => <ShareButton id={id} />} />
      </div>
    </div>
  );
}
