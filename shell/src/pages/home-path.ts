import { useDevice, useSchool } from '@portico/session';
import { mobileHome } from '../viewport/viewport.ts';

/** Where an error page's way home leads on this device. */
export function useHomePath(): string {
  const { fid } = useSchool();
  return useDevice() === 'mobile' ? mobileHome(fid) : '/';
}
