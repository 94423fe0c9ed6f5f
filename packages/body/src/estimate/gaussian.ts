/** What is believed of several sizes of one person together: means in mm and how they vary with one another. */
export interface Belief {
  mean: number[]
  /** Full and symmetric, mm². */
  covariance: number[][]
}

/** One reading of one size; `sd` is how far such readings stray. */
export interface Reading {
  index: number
  mm: number
  sd: number
}

/**
 * The belief after the readings, and how well they agreed with it before (log of their density): readings stray independently,
 * so taking them in one after the other is exact.
 */
export function learn(belief: Belief, readings: readonly Reading[]): Belief & { agreement: number } {
  const mean = [...belief.mean]
  const covariance = belief.covariance.map((row) => [...row])
  let agreement = 0
  for (const { index, mm, sd } of readings) {
    const row = [...(covariance[index] ?? [])]
    const spread = (row[index] ?? 0) + sd * sd
    const off = mm - (mean[index] ?? 0)
    agreement -= (off * off) / spread / 2 + Math.log(spread) / 2
    row.forEach((shared, i) => {
      mean[i] = (mean[i] ?? 0) + (shared / spread) * off
      const target = covariance[i] ?? []
      row.forEach((other, j) => {
        target[j] = (target[j] ?? 0) - (shared * other) / spread
      })
    })
  }
  return { mean, covariance, agreement }
}

/**
 * As `learn`, of readings that stray together; `strays` is how, mm² by two readings. The readings themselves are believed in
 * beside the sizes, and then are known.
 */
export function learnTogether(
  belief: Belief,
  readings: readonly Pick<Reading, 'index' | 'mm'>[],
  strays: readonly (readonly number[])[],
): Belief & { agreement: number } {
  const size = belief.mean.length
  const of = [...belief.mean.keys(), ...readings.map(({ index }) => index)]
  const both: Belief = {
    mean: of.map((i) => belief.mean[i] ?? 0),
    covariance: of.map((i, row) =>
      of.map((j, column) => (belief.covariance[i]?.[j] ?? 0) + (strays[row - size]?.[column - size] ?? 0)),
    ),
  }
  const known = readings.map(({ mm }, k) => ({ index: size + k, mm, sd: 0 }))
  const { mean, covariance, agreement } = learn(both, known)
  return {
    mean: mean.slice(0, size),
    covariance: covariance.slice(0, size).map((row) => row.slice(0, size)),
    agreement,
  }
}

/** One bell in place of several, each with its share: the same means, and sizes that vary together as they do in all of them. */
export function mixed(parts: readonly (Belief & { share: number })[]): Belief {
  const over = (value: (part: Belief) => number) =>
    parts.reduce((sum, part) => sum + part.share * value(part), 0)
  const mean = (parts[0]?.mean ?? []).map((_, i) => over((part) => part.mean[i] ?? 0))
  const off = (part: Belief, i: number) => (part.mean[i] ?? 0) - (mean[i] ?? 0)
  const covariance = mean.map((_, i) =>
    mean.map((__, j) => over((part) => (part.covariance[i]?.[j] ?? 0) + off(part, i) * off(part, j))),
  )
  return { mean, covariance }
}
