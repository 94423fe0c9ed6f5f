import type { Links } from './solver.ts'

/** The mean of how much longer the cloth's sides at a vertex are than cut. */
export function strainsOf(xyz: Float32Array, { a, b, rest }: Links, sides: number): Float32Array {
  const count = xyz.length / 3
  const [sum, of] = [new Float32Array(count), new Float32Array(count)]
  for (let k = 0; k < sides; k++) {
    const [i, j] = [a[k] ?? 0, b[k] ?? 0]
    const longer = Math.max(0, apart(xyz, i, j) / (rest[k] || 1) - 1)
    for (const v of [i, j]) {
      sum[v] = (sum[v] ?? 0) + longer
      of[v] = (of[v] ?? 0) + 1
    }
  }
  return sum.map((all, v) => all / Math.max(1, of[v] ?? 1))
}

export function widestGap(xyz: Float32Array, seams: Int32Array): number {
  let widest = 0
  for (let k = 0; k < seams.length; k += 2)
    widest = Math.max(widest, apart(xyz, seams[k] ?? 0, seams[k + 1] ?? 0))
  return widest
}

/** On the scale of the fit map: slack cloth is regular, two percent is close, five tight, twelve more than cloth bears. */
export function fitOfStrain(strain: number): number {
  const steps = [
    [0.005, 3.5],
    [0.02, 2.5],
    [0.05, 1.5],
    [0.12, 0.5],
  ] as const
  const [first, last] = [steps[0], steps[3]]
  if (strain <= first[0]) return first[1]
  for (let k = 1; k < steps.length; k++) {
    const [low, high] = [steps[k - 1] ?? first, steps[k] ?? last]
    if (strain <= high[0]) return low[1] + ((strain - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
  }
  return last[1]
}

const apart = (xyz: Float32Array, i: number, j: number) =>
  Math.hypot(...([0, 1, 2] as const).map((c) => (xyz[3 * i + c] ?? 0) - (xyz[3 * j + c] ?? 0)))
