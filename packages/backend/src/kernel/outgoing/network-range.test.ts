import { expect, test } from 'vitest';
import { isRefusedAddress, problemOfAddress, withoutCredentials } from './network-range.ts';

test.each([
  ...['0.0.0.0', '0.1.2.3', '169.254.169.254', '100.64.0.1', '100.100.100.200', '100.127.255.254', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '192.0.0.192', '198.18.0.1', '::', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', 'fc00::1', 'ff02::1'],
  ...['::ffff:169.254.169.254', '::ffff:100.100.100.200', '::ffff:0:169.254.169.254', '64:ff9b::a9fe:a9fe', '2002:a9fe:a9fe::1'],
  ...['2001:0:a9fe:a9fe::1', 'fec0::1', 'no address', ''],
])('%s is never asked', (address) => {
  expect(isRefusedAddress(address)).toBe(true);
});

test.each(['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '::1', '::ffff:10.1.2.3', '8.8.8.8', '2400:3200::1'])(
  '%s may be a system of the school',
  (address) => {
    expect(isRefusedAddress(address)).toBe(false);
  },
);

test.each([
  ...['http://[::]/', 'http://0/', 'http://2852039166/', 'http://0251.0376.0251.0376/', 'http://0x64646464/', 'http://[::ffff:a9fe:a9fe]/'],
  ...['http://[fd00:ec2::254]/', 'https://100.100.100.200/latest', 'https://me:word@sso.school.example/', 'https://me@sso.school.example/'],
])('%s is refused before any request', (address) => {
  expect(problemOfAddress(address)).toMatch(/^must not/);
});

test('an address is shown without its credentials', () => {
  expect(withoutCredentials('https://me:word@sso.school.example/cas')).toBe('https://sso.school.example/cas');
  expect(withoutCredentials('https://sso.school.example/cas')).toBe('https://sso.school.example/cas');
  expect(withoutCredentials('wx1')).toBe('wx1');
});
