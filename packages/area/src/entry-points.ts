import type { ComponentType } from 'react';
import type { AreaManifest, Device } from './manifest.ts';

type PageNamesOn<T extends AreaManifest, D extends Device> = {
  [Name in keyof T['pages']]: D extends keyof T['pages'][Name] ? Name : never;
}[keyof T['pages']];

/** What an entry point exports as `pages`: one component for each page that the manifest names for this device. */
export type PagesOf<T extends AreaManifest, D extends Device> = { [Name in PageNamesOn<T, D>]: ComponentType };
/** What an entry point exports as `blocks`. */
export type BlocksOf<T extends AreaManifest> = { [Sign in keyof NonNullable<T['blocks']>]: ComponentType<BlockProps> };

export interface BlockProps {
  /** The school's settings of this block, from homeConfig/list. */
  settings: Readonly<Record<string, string | number | boolean>>;
}

/** An entry point as the shell receives it. */
export interface EntryPoint {
  /** `load`: the page is in a file of its own (`latePage`). */
  pages: Record<string, ComponentType & { load?: () => Promise<void> }>;
  blocks?: Record<string, ComponentType<BlockProps>>;
}
