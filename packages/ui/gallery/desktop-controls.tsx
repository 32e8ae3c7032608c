import { Icon } from '@portico/ui';
import { Breadcrumb, NoticeRow, ServiceTable } from '@portico/ui/desktop';
import { Dropdown, Pagination, RangePicker, Select, Table, Tooltip } from '@portico/ui/desktop/controls';
import { useState } from 'react';
import { choices, notice, services } from './samples.ts';
import { Show } from './show.tsx';

const orders = [
  { key: 'default', name: '综合', to: '/' },
  { key: 'hot', name: '最热', to: '/' },
];

/** The desktop's components. */
export function DesktopControls() {
  const [department, setDepartment] = useState('教务处');
  return (
    <>
      <Show name="Breadcrumb">
        <Breadcrumb above={[{ name: '新闻中心', link: '新闻中心' }]} here="学校要闻" />
      </Show>
      <Show name="ServiceTable">
        <ServiceTable services={services} />
      </Show>
      <Show name="NoticeRow">
        <NoticeRow {...notice} />
      </Show>
      <Show name="Pagination">
        <Pagination page={4} pageSize={10} total={120} addressOf={(page) => `/?page=${page}`} />
      </Show>
      <Show name="Select">
        <Select label="服务部门" value={department} choices={choices} onChange={setDepartment} searchable />
        <Select label="服务部门，成行" value={department} choices={choices} onChange={setDepartment} look="text" />
      </Show>
      <Show name="Dropdown">
        <Dropdown label="排序" current="default" entries={orders} />
      </Show>
      <Show name="RangePicker">
        <RangePicker labels={['开始日期', '结束日期']} names={['start', 'end']} value={{ start: '2026-09-01', end: '2026-09-09' }} />
      </Show>
      <Show name="Table">
        <Table
          label="服务"
          columns={[
            { key: 'name', name: '服务' },
            { key: 'meta', name: '部门与时限', width: 260 },
          ]}
          rows={services.map(({ id, name, meta }) => ({ key: id, cells: { name, meta } }))}
        />
      </Show>
      <Show name="Tooltip">
        <Tooltip text="收藏">
          <button type="button" aria-label="收藏">
            <Icon name="star" size={20} />
          </button>
        </Tooltip>
      </Show>
    </>
  );
}
