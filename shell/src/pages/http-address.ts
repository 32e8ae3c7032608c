/** The address without a name or password in it, if it is one of the web; the host is in its ASCII form, so look-alikes show. */
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

/** Whether the host holds letters beyond ASCII, which may be made to look like another's. */
export const looksForeign = (address: URL): boolean => address.hostname.split('.').some((label) => label.startsWith('xn--'));
