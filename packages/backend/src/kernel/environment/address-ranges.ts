import ipaddr from 'ipaddr.js';

/** A network and the length of its prefix. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** Proxies on this machine. */
export const loopback = '127.0.0.0/8,::1';

/** Reads a list such as `10.0.0.0/8,192.0.2.7`; undefined if an entry is neither an address nor a range. */
export function readRanges(list: string): AddressRange[] | undefined {
  try {
    return list.split(',').map((entry) => {
      const text = entry.trim();
      if (text.includes('/')) return ipaddr.parseCIDR(text);
      const address = ipaddr.process(text);
      return [address, address.kind() === 'ipv6' ? 128 : 32] as AddressRange;
    });
  } catch {
    return undefined;
  }
}

/** Whether a network address is in one of the ranges; false for what is no address. */
export function isInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.process(address);
  return ranges.some(([network, bits]) => network.kind() === found.kind() && found.match(network, bits));
}
