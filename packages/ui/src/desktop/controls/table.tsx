import { controlCodes } from '@portico/ui/desktop';
import { Late } from '../../late/late.tsx';
import type { TableProps } from './props.ts';
import * as css from './table.module.css';

/** Rows under named columns. */
export function Table(props: TableProps) {
  return <Late code={controlCodes.table} plain={PlainTable} props={props} />;
}

function PlainTable({ label, columns, rows }: TableProps) {
  return (
    <table className={css.table} aria-label={label}>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map(({ key }) => (
              <td key={key}>{row.cells[key]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
