import type { HomeBlock } from '@portico/contracts';
import { useSchool } from '@portico/session';
import { Art, Crest } from '@portico/ui';
import { PlacedBlock } from '../ui/placed-block.tsx';
import * as css from './banner.module.css';
import { ElderPart } from './elder-part.tsx';
import { TopTools } from './top-tools.tsx';

/** The scene at the top with the school's name; the banner runs behind and below it. */
export function Scene({ banner }: { banner: HomeBlock | undefined }) {
  const { unitName } = useSchool();
  return (
    <div className={css.scene}>
      {!banner && <Art name="mobile" className={css.art} />}
      <div className={css.bar}>
        <span className={css.crest}>
          <Crest />
        </span>
        <b data-long={unitName.length > 7 || undefined}>{unitName}</b>
        <TopTools />
      </div>
      {banner && <PlacedBlock block={banner} className={css.slides} />}
      <ElderPart sign="elder.greeting" height={80} />
    </div>
  );
}
