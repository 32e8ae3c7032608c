import Tooltip from '@arco-design/web-react/es/Tooltip';
import { popupLayer } from './base.ts';
import '@arco-design/web-react/es/Tooltip/style/index.css';
import type { HintProps } from '../controls/props.ts';
import './hint.css';

const withoutArrow = { showArrow: false, popupAlign: { top: 8, bottom: 8 } };

/** Arco's tooltip over whatever it lies on. */
export function ArcoHint({ text }: HintProps) {
  return (
    <Tooltip popupVisible content={text} getPopupContainer={popupLayer} triggerProps={withoutArrow}>
      <i className="arco-hint-anchor" />
    </Tooltip>
  );
}
