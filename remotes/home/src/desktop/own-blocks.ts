import { laterBlocks } from '../ui/later-blocks.tsx';
import { PersonSection } from '../ui/sections/person-section.tsx';
import { SystemsSection } from '../ui/sections/systems-section.tsx';
import { WorkSection } from '../ui/sections/work-section.tsx';
import { Banner } from './banner.tsx';
import { byTemplate } from './by-template.tsx';
import { ServiceMatrix } from './gateway/service-matrix.tsx';
import { TopicsWall } from './gateway/topics-wall.tsx';
import { QuickNavigation } from './quick-navigation.tsx';
import { ServicesSection } from './services-section.tsx';
import { TopicsSection } from './topics-section.tsx';
import { AppsSection } from './workbench/apps-section.tsx';

/** Home's own blocks on a desktop. What the workbench shows first is here with the page; elsewhere its code comes later. */
export const ownBlocks = {
  ...laterBlocks,
  'home.banner': Banner,
  'home.quick-nav': QuickNavigation,
  'home.services': byTemplate(ServicesSection, { 2: AppsSection }),
  'home.topics': byTemplate(TopicsSection, { 3: TopicsWall }),
  'home.person': byTemplate(laterBlocks['home.person'], { 2: PersonSection }),
  'home.work': byTemplate(laterBlocks['home.work'], { 2: WorkSection }),
  'home.systems': byTemplate(laterBlocks['home.systems'], { 2: SystemsSection }),
  'home.recommendations': byTemplate(laterBlocks['home.recommendations'], { 3: ServiceMatrix }),
};
