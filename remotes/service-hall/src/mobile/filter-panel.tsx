import { Icon } from '@portico/ui';
import { Sheet } from '@portico/ui/mobile/controls';
import { FacetRow } from '../ui/facet-row.tsx';
import type { FacetChoices } from '../ui/use-facets.ts';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';
import { InitialPicker } from './initial-picker.tsx';
import { SortLinks } from './sort-links.tsx';

/** Order and filters in a sheet behind one button; the departments are beside the list. */
export function FilterPanel({ hall, choices }: { hall: Hall; choices: readonly FacetChoices[] }) {
  const button = (
    <>
      <Icon name="filter" size={16} />
      筛选
    </>
  );
  return (
    <Sheet button={button} title="筛选服务" className={css.panel}>
      <div className={css.facets}>
        <SortLinks hall={hall} />
        {choices
          .filter(({ facet }) => facet !== 'dept' && facet !== 'initial')
          .map((each) => (
            <FacetRow key={each.facet} {...each} hall={hall} />
          ))}
        <InitialPicker hall={hall} />
      </div>
    </Sheet>
  );
}
