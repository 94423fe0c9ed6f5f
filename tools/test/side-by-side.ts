import type { Part } from './tiers.ts'

/**
 * Parts of which the first leaves a core idle for half of its time: the page of the component tests is one process, and the check
 * ends with the types alone. The second one uses it.
 */
const pairs: Partial<Record<Part, Part>> = { check: 'pure', component: 'embedded' }

/** The parts in their order, those that run at the same time together. */
export function sideBySide(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    const [before] = last ?? []
    if (last?.length === 1 && before && pairs[before] === part) last.push(part)
    else groups.push([part])
  }
  return groups
}
