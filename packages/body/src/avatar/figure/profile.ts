/** A half body's outline from both sides, level by level, as the photos' is read: without the arms. */
import { levelCuts, partsOf } from './cross-sections.ts'
import type { Figure } from './figure-data.ts'
import type { HalfBody } from './half-body.ts'

/** At a height: mm before and beside the middle of the body. */
export interface Level {
  front: number
  back: number
  inner: number
  outer: number
}
export type Profile = (heightMm: number) => Level

const stepMm = 12

/** Between levels it is mixed; beyond the first and the last it is as there. */
export function profileOf(figure: Figure, body: HalfBody, heightMm: number): Profile {
  const count = Math.floor((heightMm - 40) / stepMm)
  const heights = Array.from({ length: count }, (_, k) => 30 + k * stepMm)
  const levels = levelCuts(body, partsOf(figure).armless, heights).map((cut): Level => {
    const level = { front: -1e9, back: 1e9, inner: 1e9, outer: -1e9 }
    for (let k = 0; k < cut.length; k += 2) {
      const [x, z] = [cut[k] as number, cut[k + 1] as number]
      level.front = Math.max(level.front, z)
      level.back = Math.min(level.back, z)
      level.inner = Math.min(level.inner, x)
      level.outer = Math.max(level.outer, x)
    }
    return level
  })
  const none: Level = { front: 0, back: 0, inner: 0, outer: 0 }
  return (y) => {
    const at = Math.min(count - 1.001, Math.max(0, (y - 30) / stepMm))
    const k = Math.floor(at)
    const [a, b] = [levels[k] ?? none, levels[k + 1] ?? none]
    const mix = (name: keyof Level) => a[name] + (at - k) * (b[name] - a[name])
    return { front: mix('front'), back: mix('back'), inner: mix('inner'), outer: mix('outer') }
  }
}

/** How high the skin lies so far beside the middle, seen from the front. */
export function heightsOver({ half }: Figure, body: HalfBody, outMm: readonly number[]): number[] {
  const found = outMm.map(() => 0)
  for (let t = 0; t < half.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [3 * (half[t + k] as number), 3 * (half[t + ((k + 1) % 3)] as number)]
      const [ax, bx] = [body[a] as number, body[b] as number]
      outMm.forEach((out, n) => {
        if (ax > out === bx > out) return
        const [ay, by] = [body[a + 1] as number, body[b + 1] as number]
        found[n] = Math.max(found[n] ?? 0, ay + ((out - ax) / (bx - ax)) * (by - ay))
      })
    }
  return found
}
