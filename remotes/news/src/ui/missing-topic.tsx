import { Missing } from './missing.tsx';

export function MissingTopic() {
  return <Missing heading="新闻专题" title="这个专题不存在或已下架" reason="可能已经结束，或者需要登录后查看。" />;
}
