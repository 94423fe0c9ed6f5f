/** Brings a dress to the tape of a finished size: its bodice down to the waist as any top, its gores from there to the hem. */
import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { lengthOf } from '../pattern/geometry.ts'
import type { Panel, Sewing } from '../pattern/sewing-shapes.ts'
import { gradedGores } from './grade-hung.ts'
import { endBehind, gradedTo, isTrunk, type PanelLevels } from './grade-sewing.ts'

export function gradedDress(finished: FinishedSize, sewing: Sewing, levels: PanelLevels): Sewing {
  const bodice = sewing.panels.filter(({ place }) => place !== 'gore')
  const gores = sewing.panels.filter(({ place }) => place === 'gore')
  const trunk = bodice.filter(isTrunk)
  const seamY = endBehind(trunk)
  // The seam rises to the sides behind and falls to them before: above all of it every half is whole.
  const waistY = Math.min(...trunk.flatMap(waistEdges).flatMap(({ line }) => line.map(([, y]) => y))) - 3
  const { hips, ...above } = finished.zonesMm
  const toSeam = { ...finished, zonesMm: above, lengthMm: seamY - levels.nape }
  const { panels } = gradedTo(toSeam, { seams: [], panels: bodice }, { ...levels, waist: waistY })
  const graded = gradedGores(gores, {
    atWaist: seamMm(panels) / seamMm(trunk),
    hipsMm: hips,
    hipsY: levels.hips - seamY,
    lengthMm: finished.lengthMm - toSeam.lengthMm,
  })
  return { ...sewing, panels: [...panels, ...gores.map((gore) => graded.get(gore.name) ?? gore)] }
}

const waistEdges = ({ piece }: Panel) =>
  piece.edges.filter(({ name }) => name === 'waist' || name === 'waist.rest')

const seamMm = (panels: readonly Panel[]) =>
  panels.flatMap(waistEdges).reduce((sum, { line }) => sum + lengthOf(line), 0)
