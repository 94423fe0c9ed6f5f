export const allParts = [
  'check',
  'pure',
  'component',
  'embedded',
  'postgres',
  'e2e',
  'faults',
  'soak',
] as const
export type Part = (typeof allParts)[number]

/**
 * What each command runs when nothing is named. In `all` the children also see DARZI_TEST_ALL=1: what exists as a sample
 * and as a whole then runs whole. docs/tests.md says what that is.
 */
export const tiers = {
  quick: ['check', 'pure', 'component', 'embedded'],
  usual: ['check', 'pure', 'component', 'embedded', 'postgres', 'e2e', 'faults'],
  all: allParts,
} as const satisfies Record<string, readonly Part[]>

export type Tier = keyof typeof tiers

export function isTier(word: string): word is Tier {
  return word in tiers
}
