/** A domain that a house brings: how it is written, which may never be one, and how long a claim waits to be shown true. */
import type { Result } from '../result.ts'

/** A TXT record of this name under the domain says whose it is. */
export const verifyName = '_darzi-verify'
export const claimDays = 7

/** As hosts are compared: no letter case, no port, no dot at the end. */
export function hostName(host: string): string {
  const [name = ''] = host.trim().toLowerCase().split(':')
  return name.replace(/\.$/, '')
}

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Names that no house can own (RFC 6761, RFC 2606). */
const reserved = ['localhost', 'local', 'internal', 'test', 'invalid', 'home', 'lan', 'arpa', 'onion']

export interface Claim {
  typed: string
  /** Hosts of this server. */
  ownHosts: readonly string[]
}

/** The domain as it is kept; an address of a page is taken for its host. Names in other scripts come in their ASCII form. */
export function domainResult({
  typed,
  ownHosts,
}: Claim): Result<{ domain: string }, 'fronts.domainInvalid' | 'fronts.domainOurs', object> {
  const domain = hostIn(typed)
  if (domain === undefined || !isPublicName(domain)) return { refused: 'fronts.domainInvalid', params: {} }
  const isOurs = ownHosts
    .map(hostName)
    .some((own) => domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`))
  return isOurs ? { refused: 'fronts.domainOurs', params: {} } : { ok: true, domain }
}

function hostIn(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address)) return undefined
  const { hostname, port, username } = new URL(address)
  if (port || username) return undefined
  return hostName(hostname)
}

function isPublicName(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || domain.length > 253 || /^\d+$/.test(last)) return false
  return labels.every((each) => label.test(each)) && !reserved.includes(last)
}

export const isClaimOver = ({ claimedAt, now }: { claimedAt: Date; now: Date }): boolean =>
  now.getTime() - claimedAt.getTime() > claimDays * 24 * 3600_000
