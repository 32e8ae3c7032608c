import { AreaContext, PageContext } from '@portico/area/react';
import {
  Component,
  type ComponentType,
  type ErrorInfo,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Failures } from '../failures/failures.ts';
import { AreaCode } from './area-code.tsx';
import { useAreaHost } from './area-host.ts';
import { AreaFailed, AreaSkeleton } from './failure.tsx';
import { type LoadedPage, placeOf } from './loaded-page.ts';
import { ServerRenderContext } from './server-render.ts';

/** The container of a page in the frame, marked with its area and build while it is on screen. */
export function AreaPlace({ page, children }: { page?: LoadedPage; children: ReactNode }) {
  return (
    <div data-area={page?.area} data-build={page?.buildId}>
      {children}
    </div>
  );
}

/** An area's page. If it fails it shows one card; frame and other areas continue. */
export const AreaOutlet = memo(function AreaOutlet({ page, retry }: { page: LoadedPage; retry: () => void }) {
  const context = useMemo(() => ({ params: page.params }), [page.params]);
  const place = placeOf(page);
  const { kept, failures } = useAreaHost();
  const surroundings = useMemo(() => ({ area: page.area ?? '', place, kept: kept.states }), [page.area, place, kept]);
  return (
    <PageContext value={context}>
      <AreaContext value={surroundings}>
        <PageBoundary key={page.key} page={page} failures={failures} retry={retry}>
          <PageContent page={page} retry={retry} />
        </PageBoundary>
      </AreaContext>
    </PageContext>
  );
});

function PageContent({ page, retry }: { page: LoadedPage; retry: () => void }) {
  const { content } = page;
  const bare = useContext(ServerRenderContext)?.bare;
  if (content.kind === 'frame') return null;
  if (content.kind === 'failed') return <AreaFailed error={content.error} retry={retry} />;
  if (content.kind === 'waiting') return <Arriving arriving={content.arriving} retry={retry} />;
  const code = (
    <AreaCode planned={page.planned}>
      <content.Component />
    </AreaCode>
  );
  return bare ? code : <Suspense fallback={<Late page={page} />}>{code}</Suspense>;
}

/** Maximum ms before a skeleton is shown; code that never arrives is a failure, and a swap is rolled back. */
const timeoutMs = 15_000;

function Late({ page }: { page: LoadedPage }) {
  const [given, setGiven] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGiven(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (given) throw new Error(`Area ${page.area}@${page.buildId} showed nothing within ${timeoutMs / 1_000} s.`);
  return <AreaSkeleton />;
}

type Arrival = { kind: 'waiting' } | { kind: 'here'; Component: ComponentType } | { kind: 'failed'; error: unknown };

/** A page whose code is late: its skeleton, then the page or the card. */
function Arriving({ arriving, retry }: { arriving: Promise<ComponentType>; retry: () => void }) {
  const [arrival, setArrival] = useState<Arrival>({ kind: 'waiting' });
  useEffect(() => {
    let left = false;
    arriving.then(
      (Arrived) => !left && setArrival({ kind: 'here', Component: Arrived }),
      (error: unknown) => !left && setArrival({ kind: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [arriving]);
  if (arrival.kind === 'failed') return <AreaFailed error={arrival.error} retry={retry} />;
  return arrival.kind === 'here' ? <arrival.Component /> : <AreaSkeleton />;
}

/** Catches errors of a page's rendering. */
class PageBoundary extends Component<
  { page: LoadedPage; failures: Failures; retry: () => void; children: ReactNode },
  { error?: unknown }
> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { page, failures } = this.props;
    failures.ofPage({ area: page.area, build: page.buildId, error, where: info.componentStack ?? '' });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const retry = () => {
      this.setState({ error: undefined });
      this.props.retry();
    };
    return <AreaFailed error={this.state.error} retry={retry} />;
  }
}
