import { isNoPermission } from '@portico/contracts';

export type ErrorLayout = 'not-found' | 'no-permission' | 'service-error';

/** A code from an address: one to five digits, anything else is none. */
export function parseErrorCode(text: string | null): number | undefined {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

/** 404 → not found, 1001–1999 → no permission, all else → service error. */
export function errorLayout(code: number | undefined): ErrorLayout {
  if (code === 404) return 'not-found';
  return code !== undefined && isNoPermission(code) ? 'no-permission' : 'service-error';
}
