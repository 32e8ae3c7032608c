/**
 * The address without user name or password, if it is http(s); the host is in ASCII form, so look-alikes are visible.
 */
export function httpAddress(link: string): URL | undefined {
  try {
    const address = new URL(link);
    if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
    address.username = '';
    address.password = '';
    return address;
  } catch {
    return undefined;
  }
}

/** Whether the host has letters beyond ASCII, which may imitate another host. */
export const looksForeign = (address: URL): boolean => address.hostname.split('.').some((label) => label.startsWith('xn--'));
