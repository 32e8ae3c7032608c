import * as css from '../console.module.css';

export interface Column {
  name: string;
  isNumber?: boolean;
}

/** The names of a table's columns; `acts`: one more at the end for what can be done with a row. */
export function TableHead({ columns, acts = false }: { columns: readonly (string | Column)[]; acts?: boolean }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { name, isNumber } = typeof column === 'string' ? { name: column, isNumber: false } : column;
          return (
            <th key={name} scope="col" className={isNumber ? css.number : undefined}>
              {name}
            </th>
          );
        })}
        {acts && (
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
