import { Link } from '@portico/area/react';
import { buttonLook, Empty } from '@portico/ui';
import type { Hall } from './use-hall.ts';

/** Nothing on this page of the list, why, and one way on. */
export function NoServices({ hall: { wanted, found, narrowed, allAddress, addressOf } }: { hall: Hall }) {
  const way = (to: string, name: string) => (
    <Link to={to} {...buttonLook()}>
      {name}
    </Link>
  );
  if (found.data && found.data.total > 0)
    return (
      <Empty title={`第 ${wanted.page} 页没有服务`} reason={`一共 ${found.data.total} 项。`} action={way(addressOf({}), '回到第一页')} />
    );
  const none = { recommended: '暂时没有推荐的服务', hot: '暂时没有热门的服务', collected: '还没有收藏服务', recent: '还没有用过服务' };
  if (wanted.tab !== 'all')
    return (
      <Empty
        title={none[wanted.tab]}
        reason="可以在全部服务里找找，点星号就能收藏。"
        action={way(addressOf({ tab: 'all' }), '看全部服务')}
      />
    );
  if (!narrowed) return <Empty title="学校还没有开放服务" reason="开放的服务会出现在这里。" />;
  return (
    <Empty
      title={wanted.keyword ? `没有找到与“${wanted.keyword}”相关的服务` : '没有符合条件的服务'}
      reason="可以换个词、用拼音首字母，或少选几个条件。"
      action={way(allAddress, '清空条件')}
    />
  );
}
