import type { Overview } from '@portico/contracts/console';
import { figuresOf } from '../../model/overview-words.ts';
import * as css from './overview.module.css';

export function Figures({ fares }: { fares: Overview['fares'] }) {
  return (
    <dl className={css.figures}>
      {figuresOf(fares).map(({ name, value, unit, before }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> {unit}
            <small>{before}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
