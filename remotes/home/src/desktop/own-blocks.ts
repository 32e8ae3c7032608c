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

/** What stands on the first screen is here with the page; in the templates that show it further down its code comes later. */
const soonerAtWorkbench = (sign: keyof typeof laterBlocks, Section: typeof PersonSection) =>
  byTemplate({ 1: laterBlocks[sign], 2: Section, 3: laterBlocks[sign] });

/** Home's own blocks on a desktop. */
export const ownBlocks = {
  ...laterBlocks,
  'home.banner': Banner,
  'home.quick-nav': QuickNavigation,
  'home.services': byTemplate({ 1: ServicesSection, 2: AppsSection, 3: ServicesSection }),
  'home.topics': byTemplate({ 1: TopicsSection, 2: TopicsSection, 3: TopicsWall }),
  'home.person': soonerAtWorkbench('home.person', PersonSection),
  'home.work': soonerAtWorkbench('home.work', WorkSection),
  'home.systems': soonerAtWorkbench('home.systems', SystemsSection),
  'home.recommendations': byTemplate({
    1: laterBlocks['home.recommendations'],
    2: laterBlocks['home.recommendations'],
    3: ServiceMatrix,
  }),
};
