import type { Device } from '@portico/area';
import type { Intelligence } from '@portico/contracts';
import type { LoadedPage } from '../areas/loaded-page.ts';

/** A robot that may be started, and its script. */
export interface RobotToStart {
  address: string;
  integrity?: string;
  code: string;
  accessToken: string;
  link: string;
  name: string;
}

/** The type of intelligence that means a robot. */
const robotType = 2;

/** Whether to show a robot: only in the top window; a desktop needs type 2, code and pass, a phone link and pass. */
export function robotToStart({
  item,
  device,
  topWindow,
  origin,
}: {
  item: Intelligence | undefined;
  device: Device;
  topWindow: boolean;
  origin: string;
}): RobotToStart | undefined {
  if (!topWindow || !item?.sdkUrl || !item.accessToken) return undefined;
  const { code, accessToken, link, name = '智能助手', sdkIntegrity } = item;
  const wanted = device === 'desktop' ? item.type === robotType && code : link;
  const address = scriptAddress(item.sdkUrl, origin);
  if (!wanted || !address) return undefined;
  return { address, integrity: sdkIntegrity, code, accessToken, link, name };
}

/** A script of the portal itself, or of an https host; the page's security policy decides which hosts. */
function scriptAddress(sdkUrl: string, origin: string): string | undefined {
  if (!URL.canParse(sdkUrl, origin)) return undefined;
  const address = new URL(sdkUrl, origin);
  return address.origin === origin || address.protocol === 'https:' ? address.href : undefined;
}

/** Pages that no robot floats above: plain ones such as the login page, and those whose area says so. */
export const isQuiet = ({ layout, quiet = false }: Pick<LoadedPage, 'layout' | 'quiet'>): boolean => quiet || layout === 'view';
