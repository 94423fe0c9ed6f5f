/** Smooth lines through given knots that never overshoot them (Fritsch and Carlson's monotone cubic). */
export type Curve = (at: number) => number

export function curveThrough(knots: readonly number[], values: readonly number[]): Curve {
  const slopes = slopesOf(knots, values)
  const last = knots.length - 1
  return (at) => {
    const [first, end] = [num(knots, 0), num(knots, last)]
    if (at <= first) return num(values, 0) + num(slopes, 0) * (at - first)
    if (at >= end) return num(values, last) + num(slopes, last) * (at - end)
    let k = 0
    while (at > num(knots, k + 1)) k++
    const wide = num(knots, k + 1) - num(knots, k)
    const t = (at - num(knots, k)) / wide
    const [a, b] = [num(values, k), num(values, k + 1)]
    const [ma, mb] = [num(slopes, k) * wide, num(slopes, k + 1) * wide]
    const [t2, t3] = [t * t, t * t * t]
    return a * (2 * t3 - 3 * t2 + 1) + ma * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3) + mb * (t3 - t2)
  }
}

function slopesOf(knots: readonly number[], values: readonly number[]): number[] {
  const rises = values
    .slice(1)
    .map((value, k) => (value - num(values, k)) / (num(knots, k + 1) - num(knots, k)))
  return values.map((_, k) => {
    if (k === 0) return num(rises, 0)
    if (k === values.length - 1) return num(rises, k - 1)
    const [before, after] = [num(rises, k - 1), num(rises, k)]
    if (before * after <= 0) return 0
    const [left, right] = [num(knots, k) - num(knots, k - 1), num(knots, k + 1) - num(knots, k)]
    const [w1, w2] = [2 * right + left, right + 2 * left]
    return (w1 + w2) / (w1 / before + w2 / after)
  })
}

/** Arrays here are walked within their own length; a hole would be a fault of the caller, and reads as 0. */
const num = (list: readonly number[], at: number): number => list[at] ?? 0

/** The curve, held at its values where it is asked beyond. */
export const clamped =
  (curve: Curve, low: number, high: number): Curve =>
  (at) =>
    curve(Math.min(high, Math.max(low, at)))

/** The rising curve read backwards. */
export function inverse(curve: Curve, from: number, to: number): Curve {
  return (value) => {
    let [low, high] = [from, to]
    for (let turn = 0; turn < 40; turn++) {
      const middle = (low + high) / 2
      if (curve(middle) < value) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
}
