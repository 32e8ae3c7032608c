import './base.ts';
import Table from '@arco-design/web-react/es/Table';
import '@arco-design/web-react/es/Table/style/index.css';
import { useMemo } from 'react';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import type { TableProps } from '../controls/props.ts';
import './table.css';

/** Arco's table, with the name of what it lists and with headings that say what they head. */
export function ArcoTable({ label, columns, rows }: TableProps) {
  const drawn = useMemo(
    () =>
      columns.map(({ key, name, width }) => ({
        key,
        title: name,
        width,
        render: (_cell: unknown, row: TableProps['rows'][number]) => row.cells[key],
      })),
    [columns],
  );
  const repair = (root: HTMLElement) => {
    const table = root.querySelector('table');
    if (table) repairAttributes(table, { 'aria-label': label });
    for (const heading of root.querySelectorAll('thead th')) repairAttributes(heading, { scope: 'col' });
  };
  return (
    <Repaired repair={repair}>
      <Table columns={drawn} data={[...rows]} rowKey="key" pagination={false} border={false} tableLayoutFixed />
    </Repaired>
  );
}
