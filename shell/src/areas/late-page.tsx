import { useEffect, useState } from 'react';
import { useAreaHost } from './area-host.ts';
import type { LoadedPage } from './loaded-page.ts';
import { AreaOutlet, AreaPlace } from './outlet.tsx';
import { ServerRendered } from './server-rendered.tsx';

type Late = LoadedPage & { content: Extract<LoadedPage['content'], { kind: 'waiting' }> };

/** A page that the server has written and whose code takes longer than the frame can wait. */
export const isLate = (page: LoadedPage): page is Late => page.content.kind === 'waiting' && page.content.written;

/** What the server wrote stands until the code comes; should it fail, a card says so above it. */
export function LatePage({ page, retry }: { page: Late; retry: () => void }) {
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
        <AreaPlace page={arrived}>
          <AreaOutlet page={arrived} retry={retry} />
        </AreaPlace>
      )}
      {arrived?.content.kind !== 'component' && <ServerRendered data-area={page.area} data-build={page.buildId} />}
    </>
  );
}
