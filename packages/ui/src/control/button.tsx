import type { ButtonHTMLAttributes } from 'react';
import * as css from './control.module.css';

/** At most one `primary` in a view; `danger` is outlined, so that it differs from the fill of a red school. */
export interface ButtonLook {
  kind?: 'primary' | 'plain' | 'text' | 'danger';
  size?: 's' | 'm' | 'l';
}

/** Makes any element look like a button: `<AreaLink {...buttonLook({ kind: 'primary' })} />`. */
export const buttonLook = ({ kind = 'plain', size = 'm' }: ButtonLook = {}) => ({
  className: css.button,
  'data-kind': kind,
  'data-size': size,
});

/** A button of the design language; it sends no form unless `type` says so. */
export function Button({ kind, size, ...button }: ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...button} {...buttonLook({ kind, size })} />;
}
