import { type ComponentType, type ReactNode, useState } from 'react';

export interface DialogProps {
  onClose: () => void;
}

/** A button whose dialog is loaded when it is pressed, so that no page waits for it. */
export function DialogButton<Props extends object>({
  load,
  props,
  className,
  look,
  label,
  children,
}: {
  load: () => Promise<ComponentType<Props & DialogProps>>;
  props: Props;
  className?: string;
  look?: Readonly<Record<`data-${string}`, string>>;
  /** The accessible name of a button that shows only a picture. */
  label?: string;
  children: ReactNode;
}) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<Props & DialogProps> }>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    setState('loading');
    try {
      const Dialog = await load();
      setDialog({ Dialog });
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        {...look}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-busy={state === 'loading' || undefined}
        onClick={() => void open()}
      >
        {children}
      </button>
      {state === 'failed' && <span role="alert">没有打开，请检查网络后再试一次。</span>}
      {state === 'open' && dialog && <dialog.Dialog {...props} onClose={() => setState('closed')} />}
    </>
  );
}
