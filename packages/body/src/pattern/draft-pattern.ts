/** A pattern for a body: the design's draft, fetched when it is first wanted (FreeSewing comes with it, some 40 kB each). */

import type { DesignKey } from './design-key.ts'
import type { DraftDesign } from './designs/design.ts'
import { type PatternInputs, valuesOf } from './inputs.ts'
import { askedOptions, type ChosenOptions, type LengthKey, type SetOptions, setOptions } from './options.ts'
import type { NotAsOrdered, Pattern } from './pattern.ts'

const drafts: Record<DesignKey, () => Promise<DraftDesign>> = {
  shirt: async () => (await import('./designs/shirt.ts')).draftShirt,
  tee: async () => (await import('./designs/tee.ts')).draftTee,
  kurta: async () => (await import('./designs/kurta.ts')).draftKurta,
  sherwani: async () => (await import('./designs/sherwani.ts')).draftSherwani,
  bandhgala: async () => (await import('./designs/bandhgala.ts')).draftBandhgala,
  jacket: async () => (await import('./designs/jacket.ts')).draftJacket,
  bodice_men: async () => (await import('./designs/bodice-men.ts')).draftBodiceMen,
  bodice_women: async () => (await import('./designs/bodice-women.ts')).draftBodiceWomen,
  saree_blouse: async () => (await import('./designs/saree-blouse.ts')).draftSareeBlouse,
  trousers: async () => (await import('./designs/trousers.ts')).draftTrousers,
  pajama: async () => (await import('./designs/pajama.ts')).draftPajama,
  churidar: async () => (await import('./designs/churidar.ts')).draftChuridar,
  salwar: async () => (await import('./designs/salwar.ts')).draftSalwar,
  dress: async () => (await import('./designs/dress.ts')).draftDress,
  skirt: async () => (await import('./designs/skirt.ts')).draftSkirt,
  petticoat: async () => (await import('./designs/petticoat.ts')).draftPetticoat,
}

/** Throws when the numbers are of no body a draft can be made for. */
export async function draftPattern(
  design: DesignKey,
  inputs: PatternInputs,
  chosen: ChosenOptions = {},
): Promise<Pattern> {
  const sizes = valuesOf(inputs)
  const draft = await drafts[design]()
  const options = setOptions(design, chosen, sizes)
  const { drawn = {}, ...drafted } = draft({
    sizes,
    options,
    isTaped: (key) => inputs[key].from === 'measured',
  })
  const lengths = askedOptions(design, options).flatMap((option) =>
    option.kind === 'length' ? option.key : [],
  )
  return { design, ...drafted, notAsOrdered: unlike(lengths, chosen, (key) => drawn[key] ?? options.mm(key)) }
}

/** Less than this nobody cuts. */
const crumbMm = 2

const unlike = (
  lengths: readonly LengthKey[],
  chosen: ChosenOptions,
  drawn: SetOptions['mm'],
): NotAsOrdered[] =>
  lengths.flatMap((key) => {
    const [orderedMm, drawnMm] = [chosen[key], drawn(key)]
    const isUnlike = orderedMm !== undefined && Math.abs(orderedMm - drawnMm) > crumbMm
    return isUnlike ? [{ key, orderedMm, drawnMm }] : []
  })
