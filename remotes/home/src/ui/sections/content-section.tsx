import type { BlockProps } from '@portico/area';
import { useQuery } from '@portico/client';
import { Html, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { config } from '../../api.ts';
import * as css from './content-section.module.css';

/** A text of the school's own; the block's setting `sign` names it. Hidden where the school has hidden it. */
export function ContentSection({ settings }: BlockProps) {
  const sign = typeof settings.sign === 'string' ? settings.sign : 'about';
  const shown = useQuery(config.contentShowTypes.query());
  const showType = shown.data?.find((each) => each.sign === sign)?.showType;
  const query = useQuery({ ...config.content.query({ sign }), enabled: showType !== undefined && showType !== 'hidden' });
  if (shown.data && (showType === undefined || showType === 'hidden')) return null;
  return (
    <section>
      <SectionHead title={query.data?.title ?? '关于'} />
      <WhenLoaded
        query={shown.error ? { ...query, error: shown.error, refetch: shown.refetch } : query}
        what="内容"
        skeleton={<Skeleton rows={2} picture={false} />}
        empty={null}
      >
        {({ html }) => <Html className={css.prose} data-show={showType} html={html} />}
      </WhenLoaded>
    </section>
  );
}
