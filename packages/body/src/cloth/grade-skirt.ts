import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { boxOf, outlineOf } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'
import type { Panel, Sewing } from '../pattern/sewing-shapes.ts'
import { between, movedBy, widthAt } from './grade-sewing.ts'

/**
 * Brings a skirt drafted for a body to the tape of a finished size: the band to its waist, the gores to its hips, `hipsDownMm`
 * under the waist. The band sits with its middle on the waist, and from there the length counts.
 */
export function gradedSkirt(finished: FinishedSize, sewing: Sewing, hipsDownMm: number): Sewing {
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
