import * as css from './fact-list.module.css';

/** Text whose telephone numbers are never broken over two lines. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(/(\d{3,4}-\d[\d ]*\d)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={css.part}>
        {part}
      </span>
    ),
  );
}
