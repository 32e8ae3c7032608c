import * as css from './console.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'off';

/** A small square before a state's name; the name carries the meaning. */
export function Mark({ tone = 'success' }: { tone?: Tone }) {
  return <i className={css.mark} data-tone={tone} aria-hidden="true" />;
}
