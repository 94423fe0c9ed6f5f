/** A list with one of its things a place further up (-1) or down (1); at the end of the list it stays as it is. */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const to = from + step
  const [one, other] = [list[from], list[to]]
  if (one === undefined || other === undefined) return [...list]
  return list.map((each, place) => (place === from ? other : place === to ? one : each))
}

/** A list with one of its things in another shape. */
export const changedAt = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((each, place) => (place === at ? { ...each, ...change } : each))

export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)
