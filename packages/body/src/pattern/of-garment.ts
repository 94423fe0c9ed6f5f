/** Which patterns a shop's garment is cut from, and what its ordered lengths and styles say to the draft. */

import type { DesignKey } from './design-key.ts'
import { type ChosenOptions, optionsOf, type PatternOption } from './options.ts'
import { shortSleeveOf } from './short-sleeve.ts'

/** Every pattern a garment is cut from, all of the same cloth; one that is drawn in part only is not here. */
const designsOf = new Map<string, readonly DesignKey[]>(
  Object.entries({
    shirt: ['shirt'],
    kurta: ['kurta'],
    kameez: ['kurta'],
    sherwani: ['sherwani'],
    prince_coat: ['bandhgala'],
    blazer: ['jacket'],
    suit: ['jacket', 'trousers'],
    shalwar_kameez: ['kurta', 'salwar'],
    trousers: ['trousers'],
    pajama: ['pajama'],
    churidar: ['churidar'],
    salwar: ['salwar'],
    saree_blouse: ['saree_blouse'],
    dress: ['dress'],
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

type Book = Readonly<Record<string, number | undefined>>

/**
 * Lengths as measured for the garment, styles as chosen for it, the nearest where a design has fewer; what it cannot follow is
 * left out. A length is handed on as it was ordered: the draft keeps it within what it can be, and says so.
 */
export function optionsFor(
  design: DesignKey,
  measuredMm: Book,
  styles: readonly { group: string; option: string }[] = [],
): ChosenOptions {
  const chosen: ChosenOptions = {}
  for (const option of optionsOf[design]) {
    if (option.kind === 'length') {
      const mm = orderedMm(option, measuredMm)
      if (mm !== undefined) chosen[option.key] = mm
    } else {
      const wished = styles
        .filter(({ group }) => (groupsOf[option.key] ?? [option.key]).includes(group))
        .map(({ option: name }) => choiceOf[name] ?? name)
        .find((name) => option.choices.includes(name))
      if (wished) chosen[option.key] = wished
    }
  }
  return { ...saidByLengths(design, chosen), ...chosen }
}

/** A sleeve that reaches the wrist is the arm's length, a size of the body. */
function orderedMm(option: LengthOption, measuredMm: Book): number | undefined {
  if (option.field === 'sleeve_length') return shortSleeveOf(measuredMm)
  return fieldsOfLength(option)
    .map((key) => measuredMm[key])
    .find((mm = 0) => mm > 0)
}

/** The keys of the book a length is ordered by. */
export const fieldsOfLength = ({ field }: Pick<LengthOption, 'field'>): string[] =>
  field ? [field, ...(otherFields[field] ?? [])] : []

type LengthOption = Extract<PatternOption, { kind: 'length' }>

/** Where no style is chosen: a short sleeve is a half one, and only a scooped neck is ordered by its width. */
function saidByLengths(design: DesignKey, { sleeve_length, neck_width }: ChosenOptions): ChosenOptions {
  const has = (key: string) => optionsOf[design].some((option) => option.key === key)
  return {
    ...(sleeve_length !== undefined && has('sleeve') && { sleeve: 'half' }),
    ...(neck_width !== undefined && has('collar') && { collar: 'round' }),
  }
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
