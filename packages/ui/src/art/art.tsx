import * as css from './art.module.css';
import { type ArtName, drawings } from './drawings.ts';

/** A drawing that fills the place it is given. Decoration: it says nothing that the text beside it does not say. */
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
