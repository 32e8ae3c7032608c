import { usePerson, useSchool } from '@portico/session';
import { type OwnBlocks, PlacedBlock } from '../ui/placed-block.tsx';
import { useBlocks } from '../ui/use-blocks.ts';
import { Banner } from './banner.tsx';
import { ElderPart } from './elder-part.tsx';
import * as css from './home-page.module.css';
import { QuickNavigation } from './quick-navigation.tsx';
import { ServicesSection } from './services-section.tsx';
import { TodayCard } from './today-card.tsx';
import { TopicsSection } from './topics-section.tsx';

const own: OwnBlocks = {
  'home.quick-nav': QuickNavigation,
  'home.services': ServicesSection,
  'home.topics': TopicsSection,
};

/** The mobile home of every template: scene, today, then the school's blocks in one column. */
export function HomePage() {
  const school = useSchool();
  const { isGuest } = usePerson();
  const { blocks, banner } = useBlocks();
  return (
    <div className={css.page} data-template={school.template} data-guest={isGuest || undefined}>
      <h1 className="visually-hidden">{school.unitName}一网通办首页</h1>
      <Banner shown={banner} />
      <TodayCard />
      {blocks.map((block) => (
        <PlacedBlock key={block.sign} block={block} own={own} className={css.section} />
      ))}
      <ElderPart sign="elder.help" height={76} />
    </div>
  );
}
