/** Sizes that were measured for a garment and that no pattern of it is drawn from: whoever cuts looks to them by hand. */
import { garmentCatalogue } from '@darzi/tailoring/garments/catalogue.ts'
import type { DesignKey } from './design-key.ts'
import { type PatternInputs, valuesOf } from './inputs.ts'
import { neededSizes } from './needed-sizes.ts'
import { fieldsOfLength, patternsOf } from './of-garment.ts'
import { askedOptions, type ChosenOptions, setOptions } from './options.ts'
import { shortSleeveOf } from './short-sleeve.ts'

interface Cut {
  design: DesignKey
  chosen: ChosenOptions
}

interface Asked {
  /** Without one, the garments that are cut from the first design alone. */
  garment: string | undefined
  cuts: readonly [Cut, ...Cut[]]
  inputs: PatternInputs
  measuredMm: Readonly<Record<string, number | undefined>>
}

/** Keys of the book, each once. */
export function notFollowed({ garment, cuts, inputs, measuredMm }: Asked): string[] {
  const isOurs = (key: string) => (garment ? key === garment : isCutFrom(key, cuts[0].design))
  const asked = garmentCatalogue.filter(({ key }) => isOurs(key)).flatMap(({ fields }) => fields)
  const measured = asked.map(({ field }) => field).filter((field) => (measuredMm[field] ?? 0) > 0)
  const isShort = shortSleeveOf(measuredMm) !== undefined
  const followed = new Set(cuts.flatMap((cut) => followedBy(cut, inputs, isShort)))
  return [...new Set(measured)].filter((field) => !followed.has(field))
}

function isCutFrom(garment: string, design: DesignKey): boolean {
  const parts = patternsOf(garment)
  return parts.length === 1 && parts[0] === design
}

function followedBy({ design, chosen }: Cut, inputs: PatternInputs, isShort: boolean): string[] {
  const set = setOptions(design, chosen, valuesOf(inputs))
  const options = askedOptions(design, set).flatMap((option) =>
    option.kind === 'length' ? fieldsOfLength(option) : [],
  )
  // A short sleeve says nothing of the arm; the armhole tells how far down the armpit is.
  const body = neededSizes[design].filter((key) => key !== 'sleeve_length' || !isShort)
  return [...options, ...body, ...(body.includes('armpit_to_waist') ? ['armhole'] : [])]
}
