import { ServiceIcon } from '@portico/ui';
import type { MatrixColumn } from '../model/matrix.ts';
import { ServiceLines } from './service-lines.tsx';

/** Services in columns by their kind, each under its name. */
export function KindColumns({
  columns,
  heading: Heading,
  icon,
  css,
}: {
  columns: readonly MatrixColumn[];
  heading: 'h2' | 'h3';
  /** Size of a kind's icon. */
  icon: number;
  /** How its place draws them: `columns`, `column`. */
  css: Readonly<Record<string, string>>;
}) {
  return (
    <div className={css.columns}>
      {columns.map(({ id, name, icon: drawing, services }) => (
        <div key={id} className={css.column}>
          <Heading>
            <ServiceIcon name={drawing} size={icon} />
            {name}
          </Heading>
          <ServiceLines services={services} />
        </div>
      ))}
    </div>
  );
}
