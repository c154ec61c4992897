/** Which IP addresses are public, as opposed to local, private or reserved. */
import { BlockList, isIP } from 'node:net';

/** IANA's IPv4 special-purpose registry, multicast and reserved ranges. */
const INNER_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within 2000::/3, outside of which nothing is public: protocol assignments with Teredo and benchmarks, documentation, 6to4, AS112. */
const INNER_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const inner = new BlockList();
for (const [address, bits] of INNER_V4) inner.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of INNER_V6) inner.addSubnet(address, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** @param address as returned by DNS; any other text is not public */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  // Addresses that embed IPv4 (mapped, compatible, NAT64) are outside 2000::/3; a zone means link-local.
  return (
    family === 6 &&
    !address.includes('%') &&
    global.check(address, 'ipv6') &&
    !inner.check(address, 'ipv6')
  );
}
