import { useState } from 'react';
import * as css from './art.module.css';

const grain =
  'M20 17.5Q11 16.5 11 9.5Q19 10.5 20 17.5ZM20 17.5Q29 16.5 29 9.5Q21 10.5 20 17.5ZM20 23Q11 22 11 15Q19 16 20 23ZM20 23Q29 22 29 15Q21 16 20 23ZM20 28.5Q11 27.5 11 20.5Q19 21.5 20 28.5ZM20 28.5Q29 27.5 29 20.5Q21 21.5 20 28.5ZM20 11.5Q16.6 8.4 20 4.9Q23.4 8.4 20 11.5ZM19.4 10h1.2v23h-1.2Z';

/** The school's emblem: its own picture, or the drawn seal in the text colour. Fills its container. */
export function Crest({ logo, inverse = false }: { logo?: string; inverse?: boolean }) {
  const [failed, setFailed] = useState(false);
  if (logo && !failed && /^(\/(?!\/)|https:)/.test(logo))
    return <img className={css.crest} src={logo} alt="" onError={() => setFailed(true)} />;
  const inner = inverse ? 'var(--p-deep)' : '#fff';
  return (
    <svg className={css.crest} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="currentColor" />
      <circle cx="20" cy="20" r="17.2" fill="none" stroke={inner} />
      <path fill={inner} d={grain} />
      <path d="M9.5 30.5H30.5M12.4 33.2H27.6" stroke={inner} strokeWidth="1.1" />
    </svg>
  );
}
