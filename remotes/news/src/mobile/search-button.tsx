import type { NewsCategory } from '@portico/contracts';
import { Icon } from '@portico/ui';
import type { ListFilter } from '../model/list-filter.ts';
import { DialogButton } from '../ui/dialog-button.tsx';

const load = () => import(/* webpackChunkName: "search" */ './search-dialog.tsx').then((code) => code.SearchDialog);

/** Opens the search in a column by title and days. */
export function SearchButton({ filter, column }: { filter: ListFilter; column: NewsCategory }) {
  return (
    <DialogButton load={load} props={{ filter, column }} label="查找新闻">
      <Icon name="search" size={20} />
    </DialogButton>
  );
}
