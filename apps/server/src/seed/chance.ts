/** Chance from a seed: the same seed draws the same, on every machine (mulberry32). */
export interface Chance {
  /** From 0 (included) to 1 (not included). */
  next(): number
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  /** One of a list that is not empty. */
  one<T>(list: readonly T[]): T
  /** True about so often: 0 never, 1 always. */
  happens(share: number): boolean
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    one: (list) => {
      const drawn = list[below(list.length)]
      if (drawn === undefined) throw new RangeError('nothing to draw from')
      return drawn
    },
    happens: (share) => next() < share,
  }
}
