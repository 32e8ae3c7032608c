import type { Device, Layout, PlannedArea } from '@portico/area';
import type { ComponentType } from 'react';
import type { AreaMatch } from '../page-data/match.ts';

/** A page that is ready to be shown. */
export interface LoadedPage {
  /** Changes when a different page, build or device's page must be mounted. */
  key: string;
  title: string;
  device: Device;
  layout: Layout;
  hideFooter: boolean;
  /** Pull-to-refresh does nothing here. */
  disablePullRefresh?: boolean;
  /** No robot floats above it. */
  quiet?: boolean;
  /** State, scroll and filters stay when the visitor leaves. */
  keepalive: boolean;
  secondary: boolean;
  /** The shell's page in place of one that is missing or in maintenance; the server renders it too. */
  standIn?: 'maintenance' | 'not-found';
  params: Readonly<Record<string, string | undefined>>;
  /** Its area and build; absent for the shell's own pages. */
  area?: string;
  buildId?: string;
  /** The build that the plan named when it was entered. */
  planned?: PlannedArea;
  content:
    | { kind: 'component'; Component: ComponentType }
    | { kind: 'failed'; error: unknown }
    /** Its code is late; the frame shows a skeleton or the server's HTML and keeps waiting. */
    | { kind: 'waiting'; arriving: Promise<ComponentType>; written: boolean }
    /** The server rendered only the frame. */
    | { kind: 'frame' };
}

/** The key of an area's page; it differs between builds. */
export const pageKey = ({ area, buildId }: PlannedArea, { device, name, params }: AreaMatch): string =>
  `${area}@${buildId}/${device}/${name}?${JSON.stringify(params)}`;

/** The identity of a page, independent of its build. */
export const placeOf = ({ key, area, buildId }: Pick<LoadedPage, 'key' | 'area' | 'buildId'>): string =>
  key.replace(`${area}@${buildId}/`, `${area}/`);

/**
 * A plain page of the shell, such as the sign-in page, contains no area: it loads neither a component set nor
 * federation.
 */
export const isPlain = ({ layout, area }: Pick<LoadedPage, 'layout' | 'area'>): boolean => layout === 'view' && !area;
