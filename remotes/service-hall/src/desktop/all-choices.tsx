import { useNavigate } from '@portico/area/react';
import { Select } from '@portico/ui/desktop/controls';
import type { FacetChoices } from '../ui/use-facets.ts';
import type { Hall } from '../ui/use-hall.ts';

/** All choices of a long row, which typing narrows. */
export function AllChoices({ facet, name, choices, hall }: FacetChoices & { hall: Hall }) {
  const navigate = useNavigate();
  return (
    <Select
      label={`查找${name}`}
      searchable
      look="text"
      value={hall.wanted[facet] ?? ''}
      choices={[{ value: '', name: `全部 ${choices.length} 个` }, ...choices.map((choice) => ({ value: choice.key, name: choice.name }))]}
      onChange={(key) => void navigate(hall.addressOf({ [facet]: key || undefined }), { preventScrollReset: true })}
    />
  );
}
