import { Link } from '@portico/area/react';
import { buttonLook, Empty } from '@portico/ui';
import type { Center } from './use-center.ts';

/** Why the list is empty, and what to do next. */
export function NoTasks({ center: { isNarrowed, wanted, clearAddress, tab, tabs } }: { center: Center }) {
  if (isNarrowed) {
    const title = wanted.keyword ? `没有找到与“${wanted.keyword}”相关的任务` : '没有符合条件的任务';
    return (
      <Empty
        title={title}
        reason="换个词或放宽条件再试试。"
        action={
          <Link to={clearAddress} {...buttonLook()}>
            清空条件
          </Link>
        }
      />
    );
  }
  const name = tabs.find(({ key }) => key === tab)?.name ?? '任务';
  return <Empty title={tab === 'todo' ? '待办都处理完了' : `“${name}”里还没有内容`} reason="各系统有新的任务时，会出现在这里。" />;
}
