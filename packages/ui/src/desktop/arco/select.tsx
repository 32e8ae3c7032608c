import './base.ts';
import Select from '@arco-design/web-react/es/Select';
import '@arco-design/web-react/es/Empty/style/index.css';
import '@arco-design/web-react/es/Select/style/index.css';
import { useId, useRef, useState } from 'react';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import type { SelectProps } from '../controls/props.ts';
import { popupLayer } from './base.ts';
import './select.css';

/** Arco's select with a name, with the active option said, and with a list as wide as the field is seen. */
export function ArcoSelect({ label, value, choices, onChange, searchable, look }: SelectProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const repairField = (root: HTMLElement) => {
    const box = root.querySelector('[role="combobox"]');
    const input = root.querySelector('input');
    if (box) repairAttributes(box, { 'aria-label': label });
    if (input) repairAttributes(input, { 'aria-label': label, tabindex: '-1' });
  };
  const repairList = (root: HTMLElement) => {
    const box = field.current?.querySelector('[role="combobox"]');
    const list = root.querySelector('[role="listbox"]');
    if (list) repairAttributes(list, { 'aria-label': label });
    const options = [...root.querySelectorAll('[role="option"]')];
    for (const [at, option] of options.entries()) repairAttributes(option, { id: `${id}-${at}` });
    const active = options.find((option) => option.classList.contains('arco-select-option-hover'));
    if (box) repairAttributes(box, { 'aria-activedescendant': active?.id });
  };
  return (
    <div ref={field} data-look={look}>
      <Repaired repair={repairField}>
        <Select
          value={value}
          options={choices.map((choice) => ({ value: choice.value, label: choice.name }))}
          showSearch={searchable}
          filterOption={(text, option) =>
            String((option.props as { children?: unknown }).children)
              .toLowerCase()
              .includes(text.toLowerCase())
          }
          notFoundContent={<p className="arco-select-nothing">没有匹配的选项</p>}
          arrowIcon={<span className="arco-select-caret" />}
          getPopupContainer={popupLayer}
          triggerProps={{ position: 'bl', autoAlignPopupWidth: false, style: { minWidth: width } }}
          dropdownRender={(menu) => <Repaired repair={repairList}>{menu}</Repaired>}
          onVisibleChange={(open) => {
            if (open) setWidth(field.current?.getBoundingClientRect().width);
            else field.current?.querySelector('[role="combobox"]')?.removeAttribute('aria-activedescendant');
          }}
          onChange={(chosen: string) => onChange(chosen)}
        />
      </Repaired>
    </div>
  );
}
