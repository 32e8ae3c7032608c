import type { OwnBlocks } from '../ui/placed-block.tsx';
import { QuickNavigation } from './quick-navigation.tsx';
import { ServicesSection } from './services-section.tsx';
import { TopicsSection } from './topics-section.tsx';

/** What every template draws at once, where it has no drawing of its own. */
export const ownBlocks: OwnBlocks = {
  'home.quick-nav': QuickNavigation,
  'home.services': ServicesSection,
  'home.topics': TopicsSection,
};
