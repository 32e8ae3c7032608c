import { type ReactNode, useState } from 'react';

export type OpenDialog = (load: () => Promise<(close: () => void) => ReactNode>) => void;

/** One dialog at a time, whose code comes when it is opened, so that no page waits for it. */
export function useLateDialog() {
  const [dialog, setDialog] = useState<ReactNode>();
  const [failure, setFailure] = useState('');
  const close = () => setDialog(undefined);
  const open: OpenDialog = (load) => {
    setFailure('');
    load().then(
      (render) => setDialog(render(close)),
      () => setFailure('没有打开，请检查网络后再试一次。'),
    );
  };
  return { dialog, failure, open, close };
}
