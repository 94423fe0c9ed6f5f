import { fieldOf } from './catalogue.ts'
import type { Range } from './field.ts'

/** As a person's card says it. */
export type Wearer = 'men' | 'women' | 'boys' | 'girls'

/** What is plausible: for a child up to the grown end, for nobody in particular whatever fits either. */
export function rangeFor(key: string, wearer?: Wearer): Range | undefined {
  const field = fieldOf(key)
  const men = field?.men
  const women = field?.women ?? men
  if (wearer === 'men') return men
  if (wearer === 'women') return women
  const [first, second] = [men ?? women, women]
  if (!first || !second) return undefined
  const both: Range = [Math.min(first[0], second[0]), Math.max(first[1], second[1])]
  return wearer === undefined ? both : [0, both[1]]
}
