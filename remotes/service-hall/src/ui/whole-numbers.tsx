import * as css from './fact-list.module.css';

/** Text whose telephone numbers are never broken over two lines. */
export function WholeNumbers({ text }: { text: string }) {
  const numbers = [...text.matchAll(/\d{3,4}-\d[\d ]*\d/g)];
  const ends = numbers.map(({ 0: number, index }) => index + number.length);
  return (
    <>
      {numbers.flatMap(({ 0: number, index }, at) => [
        text.slice(ends[at - 1] ?? 0, index),
        <span key={index} className={css.part}>
          {number}
        </span>,
      ])}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
