import { useEffect, useState } from 'react';
import { useAreaHost } from './area-host.ts';
import type { LoadedPage } from './loaded-page.ts';
import { AreaOutlet, AreaPlace } from './outlet.tsx';
import { ServerRendered } from './server-rendered.tsx';

type Late = LoadedPage & { content: Extract<LoadedPage['content'], { kind: 'waiting' }> };

/** A server-rendered page whose code takes longer than the frame can wait. */
export const isLate = (page: LoadedPage): page is Late => page.content.kind === 'waiting' && page.content.written;

/** The server's HTML stays until the code arrives; if loading fails, a card above it says so. */
export function LatePage({ page, visible, retry }: { page: Late; visible: boolean; retry: () => void }) {
  const [arrived, setArrived] = useState<LoadedPage>();
  const { arriving } = page.content;
  const { failures } = useAreaHost();
  useEffect(() => {
    let left = false;
    const show = (content: LoadedPage['content']) => left || setArrived({ ...page, content });
    arriving.then(
      (Component) => show({ kind: 'component', Component }),
      (error: unknown) => {
        if (!failures.ofPage({ area: page.area, build: page.buildId, error, where: '', kind: 'load-failure' }))
          show({ kind: 'failed', error });
      },
    );
    return () => {
      left = true;
    };
  }, [arriving, page, failures]);
  return (
    <>
      {arrived && (
        <AreaPlace page={visible ? arrived : undefined}>
          <AreaOutlet page={arrived} retry={retry} />
        </AreaPlace>
      )}
      {arrived?.content.kind !== 'component' && <ServerRendered data-area={visible ? page.area : undefined} data-build={page.buildId} />}
    </>
  );
}
