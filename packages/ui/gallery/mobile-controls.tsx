import { NoticeRow, Segments, ServiceGrid } from '@portico/ui/mobile';
import { Picker, Sheet, SwipeAction } from '@portico/ui/mobile/controls';
import { useState } from 'react';
import { choices, notice, services } from './samples.ts';
import { Show } from './show.tsx';

const segments = [
  { key: 'all', name: '全部', to: '/' },
  { key: 'news', name: '新闻', to: '/' },
];
const ways = [
  { name: '已读', tone: 'fill', onChoose: () => undefined },
  { name: '忽略', tone: 'danger', onChoose: () => undefined },
] as const;

/** The phone's components. */
export function MobileControls() {
  const [department, setDepartment] = useState('教务处');
  return (
    <>
      <Show name="Segments">
        <Segments label="结果分类" entries={segments} current="all" />
      </Show>
      <Show name="ServiceGrid">
        <ServiceGrid services={services} />
      </Show>
      <Show name="NoticeRow">
        <NoticeRow {...notice} />
      </Show>
      <Show name="Sheet">
        <Sheet button="筛选" title="筛选服务">
          <p>从下方打开，关闭后焦点回到按钮。</p>
        </Sheet>
      </Show>
      <Show name="Picker">
        <Picker title="服务部门" choices={choices} value={department} onChoose={setDepartment} />
      </Show>
      <Show name="SwipeAction">
        <SwipeAction actions={ways}>
          <p className="swiped">向左滑动</p>
        </SwipeAction>
      </Show>
    </>
  );
}
