import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** What is no part of the public internet, by the registries of special addresses (RFC 6890 and its successors). */
const inside4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carriers' own
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and where clouds tell machines their secrets
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside4.addSubnet(network, bits, 'ipv4')

/** Only this is given out as public; mapped, translated, unique-local and link-local addresses lie outside it. */
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23], // tunnels and tests
  ['2001:db8::', 32],
  ['2002::', 16], // IPv4 addresses in IPv6's clothes
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, bits, 'ipv6')

/** Whether an address is of a private network, of this machine, or of no use outside: nothing of ours asks there for a shop. */
export function isInside(address: string): boolean {
  if (address.includes('%')) return true // bound to an interface of this machine
  const version = isIP(address)
  if (version === 4) return inside4.check(address, 'ipv4') || ownAddresses().has(address)
  if (version === 6)
    return !public6.check(address, 'ipv6') || special6.check(address, 'ipv6') || ownAddresses().has(address)
  return true
}

const ownAddresses = (): ReadonlySet<string> =>
  new Set(
    Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
  )
