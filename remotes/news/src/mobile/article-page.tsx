import { Article } from '../ui/article.tsx';
import * as css from './mobile.module.css';
import { ShareButton } from './share-button.tsx';

export function ArticlePage() {
  return (
    <div className={css.sheet}>
      <Article share={({ title }) => <ShareButton title={title} />} />
    </div>
  );
}
