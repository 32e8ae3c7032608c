import { useSchool } from '@portico/session';
import type { ComponentType } from 'react';
import { GatewayTemplate } from './gateway/gateway-template.tsx';
import { PortalTemplate } from './portal/portal-template.tsx';
import { WorkbenchTemplate } from './workbench/workbench-template.tsx';

const templates: Record<1 | 2 | 3, ComponentType> = { 1: PortalTemplate, 2: WorkbenchTemplate, 3: GatewayTemplate };

/** The desktop home in the template that the school has chosen. */
export function HomePage() {
  const Template = templates[useSchool().template];
  return <Template />;
}
