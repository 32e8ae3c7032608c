import { layers } from '../model/layers.ts';
import * as kinds from './kinds.module.css';
import * as css from './layer-list.module.css';
import type { Calendar } from './use-calendar.ts';

/** The calendars with their textures; each can be hidden. */
export function LayerList({ calendar: { wanted, go } }: { calendar: Pick<Calendar, 'wanted' | 'go'> }) {
  const { hidden } = wanted;
  return (
    <ul className={css.layers}>
      {layers.map(({ key, name, source }) => (
        <li key={key}>
          <label>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={!hidden.includes(key)}
              onChange={({ target }) => go({ hidden: target.checked ? hidden.filter((each) => each !== key) : [...hidden, key] })}
            />
            <i className={kinds.swatch} data-kind={key} />
            {name}
          </label>
          <span>{source}</span>
        </li>
      ))}
    </ul>
  );
}
