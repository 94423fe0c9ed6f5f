import { setImmediate } from 'node:timers/promises'

/** Long enough to get on, short enough that nobody at the counter notices. */
const longestTurnMs = 15
/** The clock is looked at once in so many steps. */
const stepsBetween = 64

/**
 * Slow work on the one thread that also answers everybody else: asks after each small step whether the others' turn has
 * come, and lets them have it. `if (turns.areOver()) await turns.pass()`
 */
export function takeTurns() {
  let since = performance.now()
  let steps = 0
  return {
    /** After a step of a few microseconds. */
    areOver: () => ++steps % stepsBetween === 0 && performance.now() - since > longestTurnMs,
    /** After a step that may be longer. */
    areOverNow: () => performance.now() - since > longestTurnMs,
    async pass() {
      await setImmediate()
      since = performance.now()
    },
  }
}
export type Turns = ReturnType<typeof takeTurns>

/** A list made into another, item by item, in turns. */
export async function mapInTurns<A, B>(list: readonly A[], make: (item: A, at: number) => B): Promise<B[]> {
  const turns = takeTurns()
  const made: B[] = []
  for (const [at, item] of list.entries()) {
    if (turns.areOverNow()) await turns.pass()
    made.push(make(item, at))
  }
  return made
}
