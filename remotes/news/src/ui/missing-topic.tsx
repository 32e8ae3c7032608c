import { AreaLink } from '@portico/area/react';
import { buttonLook, Empty } from '@portico/ui';

export function MissingTopic() {
  return (
    <>
      <h1 className="visually-hidden">新闻专题</h1>
      <Empty
        missing
        title="这个专题不存在或已下架"
        reason="可能已经结束，或者需要登录后查看。"
        action={
          <AreaLink to="news/list" {...buttonLook()}>
            去新闻中心看看
          </AreaLink>
        }
      />
    </>
  );
}
