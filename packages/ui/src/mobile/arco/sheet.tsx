import Popup from '@arco-design/mobile-react/esm/popup';
import { Icon } from '@portico/ui';
import { type MouseEvent, useState } from 'react';
import type { SheetProps } from '../controls/props.ts';
import { PopupDialog } from './base.tsx';

/** Arco's popup from below, with a title and a way out. */
export function ArcoSheet({ title, children, onClose }: SheetProps) {
  const [shown, setShown] = useState(true);
  const close = () => setShown(false);
  return (
    <PopupDialog title={title} onClose={close}>
      {(host) => (
        <Popup visible={shown} close={close} onClose={onClose} getContainer={() => host} needBottomOffset preventBodyScroll={false}>
          <header className="arco-m-sheet-head">
            <h2>{title}</h2>
            <button type="button" aria-label="关闭" onClick={close}>
              <Icon name="close" size={20} />
            </button>
          </header>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks on its links come up to here */}
          <div
            className="arco-m-sheet-body"
            onClick={({ target }: MouseEvent) => {
              if (target instanceof Element && target.closest('a')) close();
            }}
          >
            {children}
          </div>
        </Popup>
      )}
    </PopupDialog>
  );
}
