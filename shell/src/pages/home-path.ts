import { useDevice, useSchool } from '@portico/session';
import { mobileHome } from '../viewport/viewport.ts';

/** The home link of an error page on this device. */
export function useHomePath(): string {
  const { fid } = useSchool();
  return useDevice() === 'mobile' ? mobileHome(fid) : '/';
}
