import { useSchool } from '@portico/session';
import { Icon } from '@portico/ui';
import { telephoneIn } from '../../model/telephone.ts';
import * as css from './elder.module.css';

/** The number to call. */
export function HelpByTelephone() {
  const telephone = telephoneIn(useSchool().contact);
  if (!telephone) return null;
  return (
    <a href={`tel:${telephone.dialled}`} className={css.help}>
      <Icon name="phone" size={24} />
      电话找人帮忙
      <b>{telephone.shown}</b>
    </a>
  );
}
