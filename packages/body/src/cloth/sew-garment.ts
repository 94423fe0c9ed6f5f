/** From a garment of a collection to cloth on a body: the pattern of its cut, brought to its tape, sewn and left to hang. */
import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import type { DesignKey } from '../pattern/design-key.ts'
import { draftPattern } from '../pattern/draft-pattern.ts'
import { boxOf, outlineOf } from '../pattern/geometry.ts'
import { type InputKey, patternInputs, valuesOf } from '../pattern/inputs.ts'
import type { ChosenOptions } from '../pattern/options.ts'
import type { Point } from '../pattern/pattern.ts'
import { sewingOf } from '../pattern/sewing.ts'
import type { Panel, Sewing } from '../pattern/sewing-shapes.ts'
import type { Avatar, Estimates, Sex } from '../shapes.ts'
import type { Draped } from './cloth.ts'
import { drape } from './drape.ts'
import { between, gradedTo, movedBy, widthAt } from './grade-sewing.ts'
import { patternOfCut } from './sewn-cuts.ts'

export interface ToSew {
  avatar: Avatar
  person: { sex: Sex; heightMm: number }
  estimates: Estimates
  garment: DrawnGarment
}

/** Throws for a cut that is not sewn (see sewn-cuts.ts) and for a body no draft can be made for. */
export async function sewGarment({ avatar, person, estimates, garment }: ToSew): Promise<Draped> {
  const design = patternOfCut[garment.cut]
  if (!design) throw new Error(`No pattern is sewn for a ${garment.cut}`)
  const inputs = patternInputs({ sex: person.sex, heightMm: person.heightMm, measuredMm: {}, estimates })
  const sizes = valuesOf(inputs)
  const chosen = { length: garment.finished.lengthMm, ...choicesOf(design, garment.finished, sizes) }
  const sewing = sewingOf(await draftPattern(design, inputs, chosen))
  if (!sewing) throw new Error(`A ${design} is not sewn`)
  return drape(avatar, gradedBy(design, garment.finished, { sewing, sizes }), garment.cloth)
}

type Sizes = Record<InputKey, number>

function gradedBy(
  design: DesignKey,
  finished: FinishedSize,
  { sewing, sizes }: { sewing: Sewing; sizes: Sizes },
): Sewing {
  if (design === 'skirt') return gradedSkirt(finished, sewing, sizes.waist_to_seat)
  const waist = sizes.nape_to_waist
  const chest =
    design === 'saree_blouse' ? overBustDart(sewing) : waist - sizes.armpit_to_waist + belowArmpitMm
  const levels = { nape: waist - sizes.back_length, chest, waist, hips: waist + sizes.waist_to_seat }
  return gradedTo(finished, sewing, levels)
}

const belowArmpitMm = 20

/** The bust is told just above its dart: in the dart's mouth there is no cloth. */
function overBustDart({ panels }: Sewing): number {
  const mouths = panels.flatMap(({ piece }) => piece.edges.filter(({ name }) => name === 'side.rest'))
  return Math.max(...mouths.map(({ line }) => Math.max(...line.map(([, y]) => y)))) - 2
}

function choicesOf(design: DesignKey, { sleeveMm }: FinishedSize, sizes: Sizes): ChosenOptions {
  // A tape tells no hem: the narrowest circle is widened to its hips.
  if (design === 'skirt') return { ghera: 'quarter' }
  if (design === 'tee' || sleeveMm === undefined) return {}
  if (design === 'saree_blouse') return { sleeve_length: sleeveMm }
  // A half sleeve is drafted as one; a tee's always is.
  return { sleeve: sleeveMm < 0.6 * sizes.sleeve_length ? 'half' : 'full' }
}

/**
 * Brings a skirt drafted for a body to the tape of a finished size: the band to its waist, the gores to its hips, `hipsDownMm`
 * under the waist. The band sits with its middle on the waist, and from there the length counts.
 */
function gradedSkirt(finished: FinishedSize, sewing: Sewing, hipsDownMm: number): Sewing {
  const band = sewing.panels.find(({ place }) => place === 'waist')
  const gores = sewing.panels.filter(({ place }) => place === 'gore')
  if (!band) return sewing
  const bandAt = boxOf(outlineOf(band.piece.edges))
  const bandMm = bandAt.bottom - bandAt.top
  const { waist, hips } = finished.zonesMm
  const atWaist = waist === undefined ? 1 : waist / (bandAt.right - bandAt.left)
  const hipsY = hipsDownMm - bandMm / 2
  const drafted = gores.reduce((sum, gore) => sum + widthAt(gore, hipsY), 0)
  const atHips = hips === undefined || drafted < 100 ? atWaist : hips / drafted
  const knots = [
    [0, atWaist],
    [hipsY, atHips],
  ] as const
  const long = lengthOfGores(gores)
  const longer = (finished.lengthMm - bandMm / 2) / long
  const onGore = ([x, y]: Point): Point => [x * between(knots, y), y * longer]
  return {
    ...sewing,
    panels: sewing.panels.map((panel) =>
      panel.place === 'gore' ? movedBy(panel, onGore) : movedBy(panel, ([x, y]) => [x * atWaist, y]),
    ),
  }
}

const lengthOfGores = (gores: readonly Panel[]) =>
  Math.max(50, ...gores.map(({ piece }) => boxOf(outlineOf(piece.edges)).bottom))
