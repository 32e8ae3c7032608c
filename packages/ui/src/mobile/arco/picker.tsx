import Picker, { type PickerRef } from '@arco-design/mobile-react/esm/picker';
import { useEffect, useRef, useState } from 'react';
import type { PickerProps } from '../controls/props.ts';
import { PopupDialog, prefix } from './base.tsx';
import './picker.css';
import { repairWheels } from './wheel-keys.ts';

/** Arco's wheel of choices, which turns by arrow keys as well; its two ways out are buttons. */
export function ArcoPicker({ title, choices, value, onChoose, onClose }: PickerProps) {
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

/** Keeps the wheels in the dialog repaired, and gives the first one the focus. */
function Wheels({ host, names }: { host: HTMLElement; names: readonly string[] }) {
  const wanted = names.join();
  useEffect(() => {
    const stop = repairWheels(host, wanted.split(','), prefix);
    host.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    return stop;
  }, [host, wanted]);
  return null;
}
