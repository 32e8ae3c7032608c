import { Missing } from '../ui/missing.tsx';
import * as css from './more-page.module.css';

export function MissingColumn() {
  return (
    <div className={css.page}>
      <Missing heading="新闻列表" title="这个栏目不存在或已停用" reason="可能已经合并到其他栏目，或者需要登录后查看。" />
    </div>
  );
}
