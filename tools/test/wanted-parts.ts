import { allParts, isTier, type Part, type Tier, tiers } from './tiers.ts'

/** Words that stand for more than one part. */
const together: Record<string, Part[]> = { server: ['embedded', 'postgres'], browser: ['component', 'e2e'] }

export interface Wanted {
  tier: Tier
  parts: readonly Part[]
  /** Only files whose path holds one of these. */
  filters: string[]
}

/**
 * `--tier=quick` or `--tier=all` first, then words that name parts; the rest narrows to files. Files alone leave out the
 * check, which knows none.
 */
export function wantedParts(given: string[]): Wanted {
  const tier = given.map((word) => word.replace(/^--tier=/, '')).find(isTier) ?? 'usual'
  const words = given.filter((word) => !word.startsWith('--'))
  const firstFilter = words.findIndex((word) => partsCalled(word).length === 0)
  const named = firstFilter === -1 ? words : words.slice(0, firstFilter)
  const filters = firstFilter === -1 ? [] : words.slice(firstFilter)
  const chosen = new Set(named.flatMap(partsCalled))
  if (chosen.size > 0) return { tier, parts: allParts.filter((part) => chosen.has(part)), filters }
  const parts: readonly Part[] = tiers[tier]
  return { tier, parts: filters.length > 0 ? parts.filter((part) => part !== 'check') : parts, filters }
}

function partsCalled(word: string): Part[] {
  return together[word] ?? allParts.filter((part) => part === word)
}
