import { useState } from 'react';
import sprite from '../../art/service-icons.svg';
import * as css from './art.module.css';
import { type ServiceIconName, serviceIconNames } from './service-icon-names.ts';

const isServiceIcon = (name: string): name is ServiceIconName => (serviceIconNames as readonly string[]).includes(name);

/**
 * A service's icon: a name of the two-plate set, or the address of an uploaded picture. Shows the icon `instead` if it
 * cannot be loaded. `size` in design pixels.
 */
export function ServiceIcon({ name, size = 36, instead = 'claim' }: { name: string; size?: number; instead?: ServiceIconName }) {
  const [failed, setFailed] = useState<string>();
  const length = `calc(${size} * var(--px, 1px))`;
  const style = { width: length, height: length };
  if (failed !== name && /^(https?:\/\/|\/(?!\/))/.test(name))
    return <img className={css.serviceIcon} style={style} src={name} alt="" loading="lazy" onError={() => setFailed(name)} />;
  return (
    <svg className={css.serviceIcon} style={style} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${sprite}#${isServiceIcon(name) ? name : instead}`} />
    </svg>
  );
}
