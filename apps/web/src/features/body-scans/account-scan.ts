import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { askSession } from '../../data/session.ts'
import type { StoredScan } from './stored-scan.ts'

interface Wanted {
  /** Of the address. */
  asked?: string | undefined
  /** On this device: the own person's, and the last whoever it is of. */
  own?: StoredScan | undefined
  last?: StoredScan | undefined
}

/**
 * Of the account: the measuring asked for; where there is none such, the own person's of this device, else their newest of the
 * account; only where they were never measured, the last on this device. Asks nothing where nobody is signed in. Throws ProblemError.
 */
export async function accountScan({ asked, own, last }: Wanted): Promise<StoredScan | undefined> {
  const { user } = await askSession()
  if (!user) return own ?? last
  return (asked === undefined ? undefined : await scanOfId(asked)) ?? own ?? (await newestOwn()) ?? last
}

const scanOfId = (id: string): Promise<StoredScan | undefined> =>
  call('GET /api/body-scans/:id', { params: { id } }).catch((problem: unknown) => {
    if (problem instanceof ProblemError && [400, 404].includes(problem.status)) return undefined
    throw problem
  })

async function newestOwn(after?: string): Promise<StoredScan | undefined> {
  const { rows, next } = await call('GET /api/body-scans', { query: { after, limit: 10 } })
  const own = rows.find(({ name }) => name === undefined)
  return own ?? (next === undefined ? undefined : newestOwn(next))
}
