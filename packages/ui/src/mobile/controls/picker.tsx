import { controlCodes } from '@portico/ui/mobile';
import { useRef, useState } from 'react';
import { useLateCode } from '../../late/use-late-code.ts';
import * as css from './picker.module.css';
import type { PickerProps } from './props.ts';

/** One of many choices on a phone: a row that says the choice and opens a wheel. Until its code is here it is the browser's own. */
export function Picker({ title, choices, value, onChoose }: Omit<PickerProps, 'onClose'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const ArcoPicker = useLateCode(controlCodes.picker, true);
  const name = choices.find((choice) => choice.value === value)?.name ?? '';
  if (!ArcoPicker)
    return (
      <label className={css.row}>
        {title}
        <select value={value} onChange={({ target }) => onChoose(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <>
      <button ref={button} type="button" className={css.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title} <span>{name}</span>
      </button>
      {open && (
        <ArcoPicker
          title={title}
          choices={choices}
          value={value}
          onChoose={onChoose}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
