import type { Tone } from '../model/tone.ts';
import * as css from './console.module.css';

/** A small square before a state's name; the name carries the meaning. */
export function Mark({ tone = 'success' }: { tone?: Tone }) {
  return <i className={css.mark} data-tone={tone} aria-hidden="true" />;
}
