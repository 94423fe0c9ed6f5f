import type { ChosenOptions } from '@darzi/body/pattern/options.ts'

/** What was changed here over what was ordered; emptied, an option is what was ordered again. */
export function overOrdered(ordered: ChosenOptions, changed: ChosenOptions = {}): ChosenOptions {
  const stored = Object.entries(changed).filter(([, value]) => value !== undefined)
  return { ...ordered, ...Object.fromEntries(stored) }
}
