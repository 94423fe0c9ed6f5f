import { ProblemError } from './problem-error.ts'

/**
 * Adds something under an id of its own, which is the key of its sending. Where it stands already, since an answer was lost and the words were
 * changed after it, it is changed to them: never made twice, and never said to be saved as it is not. Throws what is refused.
 */
export async function addOrChange<A>(
  add: () => Promise<A>,
  change: (refused: ProblemError) => Promise<A>,
): Promise<A> {
  try {
    return await add()
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'request.keyReused') return change(error)
    throw error
  }
}
