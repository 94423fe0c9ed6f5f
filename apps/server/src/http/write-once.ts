import { type KeyedWrite, rememberReply, takeKey } from './idempotency.ts'
import type { InTx } from './request-context.ts'

type Step = <T>(work: (given: InTx) => Promise<T>) => Promise<T>

/** The step of a handler in steps that takes the write's key and keeps its answer, in the transaction that writes. */
export function writeOnce(step: Step, write: KeyedWrite | undefined) {
  let isRepeat = false
  return {
    once: (work: (given: InTx) => Promise<unknown>): Promise<unknown> =>
      step(async (given) => {
        const before = write && (await takeKey(given.tx, write))
        isRepeat = before !== undefined
        if (before) return before.reply
        const answer = await work(given)
        if (write) await rememberReply(given.tx, write, answer ?? null)
        return answer
      }),
    /** Whether another sending did it. */
    isRepeat: () => isRepeat,
  }
}
