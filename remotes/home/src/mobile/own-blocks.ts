import { laterBlocks } from '../ui/later-blocks.tsx';
import { Banner } from './banner.tsx';
import { QuickNavigation } from './quick-navigation.tsx';
import { ServicesSection } from './services-section.tsx';
import { TopicsSection } from './topics-section.tsx';

/** Home's own blocks on a phone. */
export const ownBlocks = {
  ...laterBlocks,
  'home.banner': Banner,
  'home.quick-nav': QuickNavigation,
  'home.services': ServicesSection,
  'home.topics': TopicsSection,
};
