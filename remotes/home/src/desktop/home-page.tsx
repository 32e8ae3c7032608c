import { useSchool } from '@portico/session';
import type { ComponentType } from 'react';
import { PortalTemplate } from './portal-template.tsx';

/** Which arrangement a school's template has. Templates 2 and 3 take that of 1 until they have their own. */
const templates: Record<1 | 2 | 3, ComponentType> = { 1: PortalTemplate, 2: PortalTemplate, 3: PortalTemplate };

export function HomePage() {
  const Template = templates[useSchool().template];
  return <Template />;
}
