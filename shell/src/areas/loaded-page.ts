import type { Device, Layout, PlannedArea } from '@portico/area';
import type { ComponentType } from 'react';
import type { AreaMatch } from '../page-data/match.ts';

/** A page that can be shown now. */
export interface LoadedPage {
  /** Changes when another page, another build or another device's page is to be mounted. */
  key: string;
  title: string;
  device: Device;
  layout: Layout;
  hideFooter: boolean;
  /** Pulling the page down asks for nothing. */
  disablePullRefresh?: boolean;
  /** State, scroll and filters stay when the visitor leaves. */
  keepalive: boolean;
  secondary: boolean;
  params: Readonly<Record<string, string | undefined>>;
  /** The area and build that it comes from; absent for the shell's own pages. */
  area?: string;
  buildId?: string;
  /** The build as the plan named it when it was entered. */
  planned?: PlannedArea;
  content:
    | { kind: 'component'; Component: ComponentType }
    | { kind: 'failed'; error: unknown }
    /** Its code has not come in time; the frame shows a skeleton, or what the server has written, and goes on waiting. */
    | { kind: 'waiting'; arriving: Promise<ComponentType>; written: boolean }
    /** The server wrote the frame alone. */
    | { kind: 'frame' };
}

/** The key of an area's page; another build of it has another key. */
export const pageKey = ({ area, buildId }: PlannedArea, { device, name, params }: AreaMatch): string =>
  `${area}@${buildId}/${device}/${name}?${JSON.stringify(params)}`;

/** What a page is, whichever build shows it. */
export const placeOf = ({ key, area, buildId }: Pick<LoadedPage, 'key' | 'area' | 'buildId'>): string =>
  key.replace(`${area}@${buildId}/`, `${area}/`);

/** A plain page of the shell's own, like signing in, holds no area: neither a component set nor federation is asked for. */
export const isPlain = ({ layout, area }: Pick<LoadedPage, 'layout' | 'area'>): boolean => layout === 'view' && !area;
