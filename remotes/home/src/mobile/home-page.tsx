import { useSchool } from '@portico/session';
import type { ComponentType } from 'react';
import { PlacedBlock } from '../ui/placed-block.tsx';
import { useArrangement } from '../ui/use-arrangement.ts';
import { Banner } from './banner.tsx';
import * as css from './home-page.module.css';
import { QuickNavigation } from './quick-navigation.tsx';
import { ServicesSection } from './services-section.tsx';
import { TodayCard } from './today-card.tsx';
import { TopicsSection } from './topics-section.tsx';

const own: Record<string, ComponentType> = {
  'home.quick-nav': QuickNavigation,
  'home.services': ServicesSection,
  'home.topics': TopicsSection,
};

/** The mobile home of every template: scene, today, then the school's blocks in one column. */
export function HomePage() {
  const school = useSchool();
  const strips = useArrangement();
  const blocks = strips.flatMap((strip) => (strip.kind === 'whole' ? [strip.block] : [...strip.main, ...strip.side]));
  return (
    <div className={css.page} data-template={school.template}>
      <h1 className="visually-hidden">{school.unitName}一网通办首页</h1>
      <Banner shown={blocks.some((block) => block.sign === 'home.banner')} />
      <TodayCard />
      {blocks.map((block) => (
        <PlacedBlock key={block.sign} block={block} own={own} className={css.section} />
      ))}
    </div>
  );
}
