const allParts = ['check', 'pure', 'embedded', 'postgres', 'e2e', 'faults'] as const
export type Part = (typeof allParts)[number]

/** Words that stand for more than one part. */
const together: Record<string, Part[]> = { server: ['embedded', 'postgres'], browser: ['e2e'] }

/** The leading words name parts, the rest narrows to files. Files alone leave out the check, which knows none. */
export function wantedParts(words: string[]): { parts: readonly Part[]; filters: string[] } {
  const firstFilter = words.findIndex((word) => partsCalled(word).length === 0)
  const named = firstFilter === -1 ? words : words.slice(0, firstFilter)
  const filters = firstFilter === -1 ? [] : words.slice(firstFilter)
  const chosen = new Set(named.flatMap(partsCalled))
  if (chosen.size > 0) return { parts: allParts.filter((part) => chosen.has(part)), filters }
  return { parts: filters.length > 0 ? allParts.filter((part) => part !== 'check') : allParts, filters }
}

function partsCalled(word: string): Part[] {
  return together[word] ?? allParts.filter((part) => part === word)
}
