import type { PersonData } from '@portico/contracts';
import * as css from './record-view.module.css';

/** Records as they came; a wide one scrolls in its place. */
export function RecordTable({ name, columns, rows }: { name: string } & Pick<PersonData, 'columns' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached by keyboard
    <section className={css.scroll} aria-label={`${name}的表格`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records have no id, and their order is their system's
            <tr key={at}>
              {columns.map(({ key }) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
