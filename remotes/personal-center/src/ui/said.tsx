import * as css from './panel.module.css';

/** What came of an act; its place is there before it is needed, so that it is announced. */
export function Said({ done, fault }: { done?: string | undefined; fault?: string | undefined }) {
  return (
    <>
      <p role="status" className={css.said}>
        {done}
      </p>
      <p role="alert" className={css.fault}>
        {fault}
      </p>
    </>
  );
}
