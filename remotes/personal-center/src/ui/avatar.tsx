import { usePerson } from '@portico/session';
import * as css from './avatar.module.css';

/** The person's picture, or the first letter of the name, drawn by CSS so that it is not read aloud. */
export function Avatar({ className = '' }: { className?: string }) {
  const { avatar, name } = usePerson();
  return (
    <span className={`${css.avatar} ${className}`} data-letter={avatar ? undefined : name.slice(0, 1)}>
      {avatar && <img src={avatar} alt="" />}
    </span>
  );
}
