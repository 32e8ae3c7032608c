import type { ServiceItem } from '@portico/contracts';
import { OpenedService } from '../opened-service.tsx';
import * as css from './collect.module.css';

/** What a row shows of a favourite: the service itself, and in which group it is. */
export function FavouriteRow({
  item,
  names,
  current,
  onGroup,
}: {
  item: ServiceItem;
  names: readonly string[];
  current: string;
  onGroup: (name: string) => void;
}) {
  return (
    <span className={css.row}>
      <OpenedService item={item} meta={item.deptName} />
      {names.length > 1 && (
        <label className={css.groupOf}>
          移到
          <select aria-label={`${item.name}的分组`} value={current} onChange={({ target }) => onGroup(target.value)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name || '未分组'}
              </option>
            ))}
          </select>
        </label>
      )}
    </span>
  );
}
