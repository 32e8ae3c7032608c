import TextArea from '@arco-design/mobile-react/esm/textarea';
import type { TextAreaProps } from '../../form/props.ts';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import { ArcoMobile } from './base.tsx';

/** Arco's mobile field of several lines, which says how much of it is used. */
export function ArcoTextArea({ label, value, onChange, maxLength, rows }: TextAreaProps) {
  const repair = (root: HTMLElement) => {
    for (const wrapper of root.querySelectorAll('[role="search"]')) repairAttributes(wrapper, { role: undefined });
  };
  return (
    <ArcoMobile>
      <Repaired repair={repair} className="arco-m-textarea-place">
        <TextArea
          value={value}
          onInput={(_event, typed) => onChange(typed)}
          statisticsMaxlength={maxLength}
          maxLength={maxLength}
          rows={rows}
          border="none"
          nativeProps={{ 'aria-label': label }}
        />
      </Repaired>
    </ArcoMobile>
  );
}
