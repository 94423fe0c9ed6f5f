/**
 * A row of features without what a mask got wrong. Bodies vary along few main directions; where a single feature says something
 * else than all the others together, as a lamp beside an arm does, it is believed only so far, and not at all where it lies
 * absurdly far off. Found by weighing again and again: what lies off counts less in each turn (Huber's way, then Hampel's).
 */
export interface Directions {
  /** By main direction of bodies: what one step along it does to each feature; most people stand within three steps. */
  axes: readonly (readonly number[])[]
  /** How far each feature usually lies from what the directions say, in its standard deviations. */
  rough: readonly number[]
}

export interface Calmed {
  /** In standard deviations; what could not be read follows from the rest. */
  features: number[]
  /** What was not believed of each, in standard deviations; 0 where it could not be read. */
  taken: number[]
  /** Where the person stands along each direction. */
  along: number[]
  /** How far the features lie off on the whole, in their own roughness: about 1 is usual. */
  restless: number
}

/** Before these have found about where the person stands, nothing is passed over. */
const firstTurns = 3
const turns = 6
/** So many times its roughness a feature may lie off; from `doubted` to `refused` times it is believed less and less. */
const believed = 2.5
const doubted = 3
const refused = 9
const mostRestless = 6

/** `standard` in standard deviations, NaN where it could not be read. */
export function calmed(standard: readonly number[], { axes, rough }: Directions): Calmed {
  const sure = rough.map((each) => 1 / (each * each))
  let shares: number[] = standard.map((value) => (Number.isNaN(value) ? 0 : 1))
  let along: number[] = []
  let off: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    along = alongFrom(
      axes,
      standard,
      shares.map((share, i) => share * (sure[i] ?? 0)),
    )
    off = standard.map((value, i) => (Number.isNaN(value) ? 0 : value - expected(axes, along, i)))
    shares = standard.map((value, i) => {
      const times = Math.abs(off[i] ?? 0) / (rough[i] ?? 1)
      return Number.isNaN(value) ? 0 : held(times) * (turn < firstTurns ? 1 : faded(times))
    })
  }
  const kept = off.map((each, i) => {
    const times = Math.abs(each) / (rough[i] ?? 1)
    return each * held(times) * faded(times)
  })
  const features = kept.map((each, i) => expected(axes, along, i) + each)
  const taken = off.map((each, i) => each - (kept[i] ?? 0))
  const sizes = off.map((each, i) => Math.min(mostRestless, Math.abs(each) / (rough[i] ?? 1)))
  return { features, taken, along, restless: sizes.reduce((sum, size) => sum + size, 0) / sizes.length }
}

const held = (times: number) => Math.min(1, believed / Math.max(1e-9, times))
const faded = (times: number) => Math.max(0, Math.min(1, (refused - times) / (refused - doubted)))

/** What a feature would be of somebody who stands there. */
export const expected = (axes: Directions['axes'], along: readonly number[], i: number) =>
  axes.reduce((sum, axis, k) => sum + (axis[i] ?? 0) * (along[k] ?? 0), 0)

/** The likeliest place, where one step is as likely as it is among people. */
function alongFrom(axes: Directions['axes'], standard: readonly number[], counts: readonly number[]) {
  const weighed = axes.map((axis) => axis.map((value, i) => value * (counts[i] ?? 0)))
  const square = weighed.map((one, k) => axes.map((other, l) => dot(one, other) + (k === l ? 1 : 0)))
  const read = standard.map((value) => (Number.isNaN(value) ? 0 : value))
  return solved(
    square,
    weighed.map((one) => dot(one, read)),
  )
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

/** x of square · x = right; the square is positive, so that no turning of rows is needed. */
function solved(square: readonly number[][], right: readonly number[]): number[] {
  const rows = square.map((row, k) => [...row, right[k] ?? 0])
  rows.forEach((pivot, k) => {
    const head = pivot[k] ?? 1
    rows[k] = pivot.map((value) => value / head)
    rows.forEach((row, l) => {
      const share = row[k] ?? 0
      if (l !== k) rows[l] = row.map((value, i) => value - share * (rows[k]?.[i] ?? 0))
    })
  })
  return rows.map((row) => row.at(-1) ?? 0)
}
