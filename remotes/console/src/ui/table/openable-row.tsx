import type { ReactNode } from 'react';
import * as css from '../console.module.css';

/** A row, and what it opens below itself over all columns. */
export function OpenableRow({
  columns,
  opened,
  place,
  children,
}: {
  /** The number of columns. */
  columns: number;
  /** False: the row is closed. */
  opened: ReactNode;
  /** The number of the row, from 1, in a table of which not every row is in the page; the head is row 1. */
  place?: number;
  children: ReactNode;
}) {
  return (
    <>
      <tr data-open={opened ? true : undefined} aria-rowindex={place}>
        {children}
      </tr>
      {opened && (
        <tr>
          <td colSpan={columns} className={css.opened}>
            {opened}
          </td>
        </tr>
      )}
    </>
  );
}

/** A button in a row that opens or closes what is below it. `about` names the row for who only hears it. */
export function RowButton({
  about,
  isOpen,
  disabled,
  title,
  onClick,
  children,
}: {
  about: string;
  isOpen: boolean;
  disabled?: boolean;
  title?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" data-row className={css.text} aria-expanded={isOpen} disabled={disabled} title={title} onClick={onClick}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}
