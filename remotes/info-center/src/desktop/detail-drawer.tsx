import { Link } from '@portico/area/react';
import { buttonLook, Icon } from '@portico/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { OpenedNotice } from '../ui/opened-notice.tsx';
import type { InfoCenter } from '../ui/use-info-center.ts';
import * as css from './detail-drawer.module.css';

/**
 * The notice of the address, over the list. The server renders it open, so that a link shows its notice before any
 * script runs; the browser then makes it modal.
 */
export function DetailDrawer({ id, center }: { id: string; center: InfoCenter }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { addressOf, filter, leaveNotice } = center.address;
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.close();
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels a dialog by itself
    <dialog
      ref={dialog}
      open
      className={css.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leaveNotice();
      }}
      onClick={(event) => event.target === dialog.current && leaveNotice()}
    >
      <div className={css.inside}>
        <Link
          to={addressOf(filter)}
          className={css.close}
          aria-label="关闭"
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            leaveNotice();
          }}
        >
          <Icon name="close" size={20} />
        </Link>
        <div className={css.body}>
          <OpenedNotice
            id={id}
            center={center}
            titleId={titleId}
            back={
              <Link to={addressOf({})} {...buttonLook()}>
                查看全部消息
              </Link>
            }
          />
        </div>
      </div>
    </dialog>
  );
}
