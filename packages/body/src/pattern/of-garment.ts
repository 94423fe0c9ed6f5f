/** Which patterns a shop's garment is cut from, and what its ordered lengths and styles say to the draft. */
import { type ChosenOptions, optionsOf } from './options.ts'
import type { DesignKey } from './pattern.ts'

/** Every pattern a garment is cut from, all of the same cloth; one that is drawn in part only is not here. */
const designsOf = new Map<string, readonly DesignKey[]>(
  Object.entries({
    shirt: ['shirt'],
    kurta: ['kurta'],
    kameez: ['kurta'],
    shalwar_kameez: ['kurta', 'salwar'],
    trousers: ['trousers'],
    pajama: ['pajama'],
    salwar: ['salwar'],
    saree_blouse: ['saree_blouse'],
  }),
)

/** Empty for a garment that is not drawn whole. */
export const patternsOf = (garment: string): readonly DesignKey[] => designsOf.get(garment) ?? []

/** Under another key in the book of another garment; the design's own field comes first. */
const otherFields: Partial<Record<string, readonly string[]>> = {
  kurta_length: ['kameez_length'],
  shalwar_length: ['outseam'],
  trouser_length: ['outseam'],
}

/** Lengths as measured for the garment, styles as chosen for it, the nearest where a design has fewer; what it cannot follow is left out. */
export function optionsFor(
  design: DesignKey,
  measuredMm: Readonly<Record<string, number | undefined>>,
  styles: readonly { group: string; option: string }[] = [],
): ChosenOptions {
  const chosen: ChosenOptions = {}
  for (const option of optionsOf[design]) {
    if (option.kind === 'length') {
      const fields = [option.field, ...(otherFields[option.field ?? ''] ?? [])]
      const mm = fields
        .map((field) => measuredMm[field ?? ''])
        .find((value = 0) => value >= option.from && value <= option.to)
      if (mm !== undefined) chosen[option.key] = mm
    } else {
      const wished = styles
        .filter(({ group }) => (groupsOf[option.key] ?? [option.key]).includes(group))
        .map(({ option: name }) => choiceOf[name] ?? name)
        .find((name) => option.choices.includes(name))
      if (wished) chosen[option.key] = wished
    }
  }
  return chosen
}

/** The style groups of the shop that answer an option, and its names there for our choices. */
const groupsOf: Partial<Record<string, readonly string[]>> = {
  collar: ['collar', 'neck'],
  cut: ['salwar_cut'],
}
const choiceOf: Partial<Record<string, string>> = {
  mandarin: 'band',
  ban: 'band',
  chinese: 'band',
  sherwani: 'band',
  v: 'round',
  boat: 'round',
  front_hooks: 'front',
  back_hooks: 'back',
  plain: 'straight',
}
