/** How much cloth a garment really takes in this shop, against what its list says. */
import type { PastCase } from './confidence.ts'

const fewestPieces = 8
/** Less is cut within a fold of the cloth. */
const toleratedShare = 0.08

/** The middle half of what pieces took, in steps of five centimetres. */
export function clothAdvice(metres: readonly number[], listed: { fromM: number; toM: number } | undefined) {
  if (metres.length < fewestPieces) return undefined
  const sorted = metres.toSorted((a, b) => a - b)
  const at = (share: number) => upToFiveCm(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const usual = { fromM: at(0.25), toM: at(0.75) }
  const isNear = (a: number, b: number) => Math.abs(a - b) <= b * toleratedShare
  return listed && isNear(usual.fromM, listed.fromM) && isNear(usual.toM, listed.toM) ? undefined : usual
}

/** Whether each next piece could be cut from what the pieces before it say. */
export function clothCases(metres: readonly number[]): PastCase[] {
  return metres.flatMap((taken, place): PastCase[] => {
    const usual = clothAdvice(metres.slice(0, place), undefined)
    return usual ? [{ score: Math.min(place, 40), cameTrue: taken <= usual.toM * (1 + toleratedShare) }] : []
  })
}

const upToFiveCm = (metres: number) => Math.ceil(metres * 20 - 1e-9) / 20
