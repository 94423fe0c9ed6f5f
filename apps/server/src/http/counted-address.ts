import { isIPv6 } from 'node:net'

const groupsOfNetwork = 4

/**
 * Whom the limits count at an address. One person's line is given a whole IPv6 network of 64 bits, and may take another
 * address of it for every call: the network counts as one. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const host = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = host.split('::')
  const [before, after] = [groupsIn(head), groupsIn(tail)]
  const between = host.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  const groups = [...before, ...between, ...after]
  return mappedIpv4(groups) ?? `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}

const groupsIn = (text: string) => (text === '' ? [] : text.split(':'))

function mappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = Buffer.from(
    groups
      .slice(6)
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  )
  return bytes.join('.')
}
