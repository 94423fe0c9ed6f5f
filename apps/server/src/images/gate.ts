export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `places` works run at once; the others wait their turn, first come first served. */
export function createGate(places: number): Gate {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      // A place is handed straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
