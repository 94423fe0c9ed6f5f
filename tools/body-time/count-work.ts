/** How much arithmetic something takes, the same on every machine and however busy it is. */

/** Calls of the functions of Math while `make` runs; nothing else may run beside it. */
export async function countWork<Made>(make: () => Made | Promise<Made>) {
  let calls = 0
  const restore = Object.entries(Object.getOwnPropertyDescriptors(Math)).flatMap(([name, { value }]) => {
    if (typeof value !== 'function') return []
    const counted = (...given: unknown[]) => {
      calls++
      return value(...given)
    }
    Object.defineProperty(Math, name, { value: counted, configurable: true, writable: true })
    return [() => Object.defineProperty(Math, name, { value, configurable: true, writable: true })]
  })
  try {
    const made = await make()
    return { made, calls }
  } finally {
    for (const back of restore) back()
  }
}
