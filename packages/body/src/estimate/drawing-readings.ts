/**
 * Which of a tape's readings draw the other sizes along. One that lies beyond what the rest lets anybody expect (a slip that was
 * kept, an inch taken for a centimetre) stands at its own place and tells nothing of the others: leant on, a neck of 95 cm made
 * a thigh of 33, and a forearm of two metres a waist below nothing.
 */
import { type Belief, learn, type Reading } from './gaussian.ts'

/** Standard deviations, of what is expected of a reading and of how far a size may be drawn. */
const farthest = 5

/** `belief` is what was believed before any of them. The nearest is taken in first, so that the rest may speak for the next. */
export function drawingReadings(belief: Belief, readings: readonly Reading[]): Reading[] {
  const drawing = new Set<Reading>()
  let now = belief
  while (drawing.size < readings.length) {
    const [nearest] = readings
      .filter((reading) => !drawing.has(reading))
      .map((reading) => ({ reading, off: sdsOff(now, reading) }))
      .sort((a, b) => a.off - b.off)
    if (!nearest || nearest.off > farthest) break
    const next = learn(now, [nearest.reading])
    if (isDrawnTooFar(belief, next)) break
    drawing.add(nearest.reading)
    now = next
  }
  return readings.filter((reading) => drawing.has(reading))
}

const varianceOf = ({ covariance }: Belief, i: number) => covariance[i]?.[i] ?? 0

const sdsOff = (belief: Belief, { index, mm, sd }: Reading) =>
  Math.abs(mm - (belief.mean[index] ?? 0)) / Math.sqrt(varianceOf(belief, index) + sd * sd)

const isDrawnTooFar = (before: Belief, after: Belief) =>
  after.mean.some(
    (mm, i) => Math.abs(mm - (before.mean[i] ?? 0)) > farthest * Math.sqrt(varianceOf(before, i)),
  )
