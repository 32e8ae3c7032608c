import * as css from './art.module.css';
import { type ArtName, drawings } from './drawings.ts';

/** A drawing that fills its container. Decorative: it adds nothing to the text beside it. */
export function Art({ name, className }: { name: ArtName; className?: string }) {
  const { file, box, fit } = drawings[name];
  return (
    <svg
      className={`${className ?? css.art} ${fit.endsWith('meet') ? 'drawing-on-page' : ''}`}
      viewBox={box}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      <use href={`${file}#art`} />
    </svg>
  );
}
