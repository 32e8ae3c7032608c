import { usePerson, useSchool } from '@portico/session';
import { PlacedBlock } from '../ui/placed-block.tsx';
import { useBlocks } from '../ui/use-blocks.ts';
import { ElderPart } from './elder-part.tsx';
import * as css from './home-page.module.css';
import { Scene } from './scene.tsx';
import { TodayCard } from './today-card.tsx';

/** The mobile home of every template: scene, today, then the school's blocks in one column. */
export function HomePage() {
  const school = useSchool();
  const { isGuest } = usePerson();
  const { blocks, banner } = useBlocks();
  return (
    <div className={css.page} data-template={school.template} data-guest={isGuest || undefined}>
      <h1 className="visually-hidden">{school.unitName}一网通办首页</h1>
      <Scene banner={banner} />
      <TodayCard />
      {blocks.map((block) => (
        <PlacedBlock key={block.sign} block={block} className={css.section} />
      ))}
      <ElderPart sign="elder.help" height={76} />
    </div>
  );
}
