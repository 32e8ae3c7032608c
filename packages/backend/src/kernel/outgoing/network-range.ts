import ipaddr from 'ipaddr.js';

/**
 * Ranges in which another system of a school may be. The others hold metadata services, link-local and unspecified
 * addresses, multicast, and forms that hide one of these (NAT64, 6to4, Teredo).
 */
const allowed = ['unicast', 'private', 'loopback'];

/** Whether a network address, without brackets, is none that the portal may send a request to. */
export function isRefusedAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  // `process` reads ::ffff:169.254.1.1 as the IPv4 address that it is.
  return !allowed.includes(ipaddr.process(address).range());
}

/** Why an address of another system is refused before any request; undefined if it is not. */
export function problemOfAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return 'must be an address that starts with http:// or https://';
  const { username, password, hostname } = new URL(address);
  if (username || password) return 'must not contain a user name or password: give a secret in its own setting';
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && isRefusedAddress(host) ? 'must not be an address of this machine’s network alone' : undefined;
}

/** An address as it may be shown: without user name and password. */
export function withoutCredentials(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.username && !url.password) return address;
  url.username = '';
  url.password = '';
  return url.href;
}
