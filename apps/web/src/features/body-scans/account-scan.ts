import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { askSession } from '../../data/session.ts'
import type { StoredScan } from './stored-scan.ts'

/**
 * Of the account: the measuring asked for; where there is none such, the one `here`; else the newest of the account's own person,
 * never one of somebody they measured. Asks nothing where nobody is signed in. Throws ProblemError.
 */
export async function accountScan(
  asked: string | undefined,
  here?: StoredScan,
): Promise<StoredScan | undefined> {
  const { user } = await askSession()
  if (!user) return here
  return (asked === undefined ? undefined : await scanOfId(asked)) ?? here ?? newestOwn()
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
