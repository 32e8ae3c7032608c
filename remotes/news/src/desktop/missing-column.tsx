import { AreaLink } from '@portico/area/react';
import { buttonLook, Empty } from '@portico/ui';
import * as css from './more-page.module.css';

export function MissingColumn() {
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">新闻列表</h1>
      <Empty
        missing
        title="这个栏目不存在或已停用"
        reason="可能已经合并到其他栏目，或者需要登录后查看。"
        action={
          <AreaLink to="news/list" {...buttonLook()}>
            去新闻中心看看
          </AreaLink>
        }
      />
    </div>
  );
}
