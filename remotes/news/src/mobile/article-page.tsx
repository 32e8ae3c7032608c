import { Article } from '../ui/article.tsx';
import * as css from './mobile.module.css';

export function ArticlePage() {
  return (
    <div className={css.sheet}>
      <Article />
    </div>
  );
}
