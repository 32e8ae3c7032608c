import ContextProvider from '@arco-design/mobile-react/esm/context-provider';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './sheet.css';

/** Arco's mobile classes begin so, because some of the desktop's bear the same names. */
export const prefix = 'arco-m';

/** Gives Arco's mobile controls our class names. */
export function ArcoMobile({ children }: { children: ReactNode }) {
  return <ContextProvider prefixCls={prefix}>{children}</ContextProvider>;
}

/**
 * The browser's own dialog over the whole screen, in which Arco's popups lie: it keeps the focus, closes by Escape and
 * gives the focus back. Answers its element to `children` once it is there.
 */
export function PopupDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: (host: HTMLElement) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    setHost(shown ?? undefined);
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="arco-m-dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ArcoMobile>{host && children(host)}</ArcoMobile>
    </dialog>
  );
}
