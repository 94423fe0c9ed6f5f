/** From a garment of a collection to cloth on a body: the pattern of its cut, brought to its tape, sewn and left to hang. */
import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import { shortCoatMm } from '../garment/high-jacket.ts'
import type { DesignKey } from '../pattern/design-key.ts'
import { draftPattern } from '../pattern/draft-pattern.ts'
import { type InputKey, patternInputs, valuesOf } from '../pattern/inputs.ts'
import type { ChosenOptions } from '../pattern/options.ts'
import { sewingOf } from '../pattern/sewing.ts'
import type { Sewing } from '../pattern/sewing-shapes.ts'
import type { Avatar, Estimates, Sex } from '../shapes.ts'
import type { Draped } from './cloth.ts'
import { drape } from './drape.ts'
import { gradedDress } from './grade-dress.ts'
import { gradedSkirt, gradedTrousers } from './grade-hung.ts'
import { gradedTo } from './grade-sewing.ts'
import { patternOfSewn } from './sewn-cuts.ts'

export interface ToSew {
  avatar: Avatar
  person: { sex: Sex; heightMm: number }
  estimates: Estimates
  garment: DrawnGarment
}

/** Throws for a body no draft can be made for. */
export async function sewGarment({ avatar, person, estimates, garment }: ToSew): Promise<Draped> {
  const design = patternOfSewn(garment)
  const inputs = patternInputs({ sex: person.sex, heightMm: person.heightMm, measuredMm: {}, estimates })
  const sizes = valuesOf(inputs)
  const told = { length: garment.finished.lengthMm, ...choicesOf(design, garment.finished, sizes) }
  const chosen = { ...garment.chosen, ...told }
  const sewing = sewingOf(await draftPattern(design, inputs, chosen))
  if (!sewing) throw new Error(`A ${design} is not sewn`)
  const graded = gradedBy(design, garment.finished, { avatar, sewing, sizes })
  return drape(avatar, graded, garment.cloth, {
    design: garment.design ?? design,
    overMm: isCoat(design) ? overShirtMm : 0,
  })
}

type Sizes = Record<InputKey, number>

/** A coat is worn over a shirt or a kurta. */
const overShirtMm = 5

function gradedBy(
  design: DesignKey,
  finished: FinishedSize,
  { avatar, sewing, sizes }: { avatar: Avatar; sewing: Sewing; sizes: Sizes },
): Sewing {
  if (design === 'trousers') return gradedTrousers(finished, sewing, { avatar, sizes })
  if (design === 'skirt' || design === 'petticoat') return gradedSkirt(finished, sewing, sizes.waist_to_seat)
  const waist = sizes.nape_to_waist
  const chest =
    design === 'saree_blouse' || design === 'dress'
      ? overBustDart(sewing)
      : waist - sizes.armpit_to_waist + belowArmpitMm
  const lies = (isCoat(design) ? overShirtMm : 0) + onNapeMm
  const nape = waist - sizes.back_length + higherNape(avatar, sizes) + lies
  const levels = { nape, chest, waist, hips: waist + sizes.waist_to_seat }
  return design === 'dress' ? gradedDress(finished, sewing, levels) : gradedTo(finished, sewing, levels)
}

const belowArmpitMm = 20
/** Cloth is shown 5 mm off the skin: on the slope of the nape that is so much higher. */
const onNapeMm = 6

/** A length is told from the nape by tape. Where the form has its nape higher, cloth that lies there is longer by as much. */
const higherNape = ({ levels }: Avatar, { outseam, back_length }: Sizes): number =>
  Math.max(0, levels.neck - (outseam + backHigh * back_length))
/** A back is so high, of how long it is by tape. */
const backHigh = 0.96

/** The bust is told just above its dart: in the dart's mouth there is no cloth. */
function overBustDart({ panels }: Sewing): number {
  const mouths = panels.flatMap(({ piece }) => piece.edges.filter(({ name }) => name === 'side.rest'))
  return Math.max(...mouths.map(({ line }) => Math.max(...line.map(([, y]) => y)))) - 2
}

function choicesOf(design: DesignKey, { lengthMm, sleeveMm }: FinishedSize, sizes: Sizes): ChosenOptions {
  // A tape tells no hem: the narrowest circle is widened to its hips.
  if (design === 'skirt') return { ghera: 'quarter' }
  if (design === 'dress') return { ghera: 'quarter', ...sleeveOf(sleeveMm, sizes) }
  // A tape tells its waist where the body's is told.
  if (design === 'trousers') return { rise: 'waist' }
  if (design === 'sherwani') return { slit: Math.max(0, Math.min(260, lengthMm - shortCoatMm)) }
  if (design === 'tee' || isJacket(design) || design === 'petticoat' || sleeveMm === undefined) return {}
  if (design === 'saree_blouse') return { sleeve_length: sleeveMm }
  return sleeveOf(sleeveMm, sizes)
}

const isCoat = (design: DesignKey) => isJacket(design) || design === 'sherwani'
const isJacket = (design: DesignKey) => design === 'jacket' || design === 'bandhgala'

/** A half sleeve is drafted as one; a tee's always is. */
const sleeveOf = (sleeveMm: number | undefined, sizes: Sizes): ChosenOptions =>
  sleeveMm === undefined ? {} : { sleeve: sleeveMm < 0.6 * sizes.sleeve_length ? 'half' : 'full' }
