import { Icon } from '@portico/ui';
import { FacetRow } from '../ui/facet-row.tsx';
import type { FacetChoices } from '../ui/use-facets.ts';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';
import { SortLinks } from './sort-links.tsx';

/** Order and filters behind one button; the departments stand beside the list. */
export function FilterPanel({ hall, choices }: { hall: Hall; choices: readonly FacetChoices[] }) {
  return (
    <details className={css.panel}>
      <summary>
        <Icon name="filter" size={16} />
        筛选
      </summary>
      <div className={css.facets}>
        <SortLinks hall={hall} />
        {choices
          .filter(({ facet }) => facet !== 'dept')
          .map((each) => (
            <FacetRow key={each.facet} {...each} hall={hall} />
          ))}
      </div>
    </details>
  );
}
