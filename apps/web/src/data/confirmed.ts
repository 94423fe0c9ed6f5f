/** Acts for which the server wants a fresh proof of who sits there: the person is asked, and the act is sent again. */
import { ProblemError } from './problem-error.ts'

/** Asks the person; answers whether they proved it. */
type Asker = () => Promise<boolean>
let asker: Asker | undefined

export function onConfirmAsked(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Throws what the act throws; the refusal itself where the person did not prove who they are. */
export async function confirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'access.confirmFirst') || !asker) throw error
    if (!(await asker())) throw error
  }
  return act()
}
