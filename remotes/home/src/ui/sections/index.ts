import type { BlockProps } from '@portico/area';
import type { ComponentType } from 'react';
import { DueWork } from '../elder/due-work.tsx';
import { Greeting } from '../elder/greeting.tsx';
import { HelpByTelephone } from '../elder/help-by-telephone.tsx';
import { MenuEntries } from '../menu/menu-entries.tsx';
import { ContentSection } from './content-section.tsx';
import { DepartmentsSection } from './departments-section.tsx';
import { LinksSection } from './links-section.tsx';
import { PersonSection } from './person-section.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { ShuttleSection } from './shuttle-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { SystemsSection } from './systems-section.tsx';
import { ThreeListsSection } from './three-lists-section.tsx';
import { ToolsSection } from './tools-section.tsx';
import { WorkSection } from './work-section.tsx';

/** Home's own blocks that look alike on both devices and in all templates, the parts of 大字版, and the menu that is opened. */
export const sections: Readonly<Record<string, ComponentType<BlockProps>>> = {
  'home.person': PersonSection,
  'home.work': WorkSection,
  'home.systems': SystemsSection,
  'home.statistics': StatisticsSection,
  'home.recommendations': RecommendationsSection,
  'home.departments': DepartmentsSection,
  'home.shuttle': ShuttleSection,
  'home.tools': ToolsSection,
  'home.three-lists': ThreeListsSection,
  'home.links': LinksSection,
  'home.content': ContentSection,
  'menu.entries': MenuEntries,
  'elder.greeting': Greeting,
  'elder.due': DueWork,
  'elder.help': HelpByTelephone,
};
