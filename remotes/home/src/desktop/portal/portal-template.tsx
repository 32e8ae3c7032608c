import { usePerson, useSchool } from '@portico/session';
import { inStrips } from '../../model/places.ts';
import { PlacedBlock } from '../../ui/placed-block.tsx';
import { useBlocks } from '../../ui/use-blocks.ts';
import { Strips } from '../strips.tsx';
import { TodayStrip } from '../today-strip.tsx';
import * as css from './portal-template.module.css';

/** Template 1, 门户: banner with the 今日 strip on its lower edge, then the school's blocks. */
export function PortalTemplate() {
  const school = useSchool();
  const { blocks, banner } = useBlocks();
  const { isGuest } = usePerson();
  return (
    <div className={css.page} data-template="1" data-banner={banner ? '' : undefined}>
      <h1 className="visually-hidden">{school.unitName}一网通办首页</h1>
      {banner && <PlacedBlock block={banner} />}
      <div className={css.body}>
        <TodayStrip guest={isGuest} />
        <Strips strips={inStrips(blocks)} />
      </div>
    </div>
  );
}
