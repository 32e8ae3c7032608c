import Picker, { type PickerRef } from '@arco-design/mobile-react/esm/picker';
import { useRef, useState } from 'react';
import * as css from '../controls/picker.module.css';
import type { PickerProps } from '../controls/props.ts';
import { PopupDialog } from './base.tsx';
import './picker.css';
import { Wheels } from './wheels.tsx';

/** A row that says the choice and opens Arco's wheel of choices. */
export function ArcoPicker(props: PickerProps) {
  const { title, choices, value } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={css.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title} <span>{choices.find((choice) => choice.value === value)?.name}</span>
      </button>
      {open && <Wheel {...props} onClose={close} />}
    </>
  );
}

/** The wheel turns by arrow keys as well; its two ways out are buttons. */
function Wheel({ title, choices, value, onChoose, onClose }: PickerProps & { onClose: () => void }) {
  const [shown, setShown] = useState(true);
  const picker = useRef<PickerRef>(null);
  return (
    <PopupDialog title={title} onClose={() => setShown(false)}>
      {(host) => (
        <>
          <Picker
            ref={picker}
            visible={shown}
            title={title}
            cascade={false}
            data={[choices.map(({ value: key, name }) => ({ value: key, label: name }))]}
            value={[value]}
            okText="完成"
            dismissText="取消"
            maskClosable
            needBottomOffset
            preventBodyScroll={false}
            getContainer={() => host}
            onOk={([chosen]) => onChoose(String(chosen))}
            onHide={() => setShown(false)}
            onClose={onClose}
          />
          <Wheels host={host} names={[title]} />
        </>
      )}
    </PopupDialog>
  );
}
