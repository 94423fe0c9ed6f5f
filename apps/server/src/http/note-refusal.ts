import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { port } from '../port.ts'
import { AppError } from './app-error.ts'
import type { Pipeline } from './pipeline.ts'
import type { Around } from './request-context.ts'

/** Writes down that somebody signed in asked for what they may not do. Provided by accounts. */
export const refusals =
  port<(tx: Tx, around: Around, accountId: string) => Promise<void>>('the log of refusals')

/** Nobody's screen offers these, so whoever asks for them may be trying. */
const isTrying = ({ code }: AppError) => code === 'access.notAllowed' || code === 'access.operatorOnly'

/** Throws the error itself, after the refusal stands in the log. */
export async function noteRefusal({ app, state, around }: Pipeline, error: unknown): Promise<never> {
  const { tokenHash } = state
  if (error instanceof AppError && isTrying(error) && tokenHash)
    await transact(
      app.database.pool,
      { side: 'user', tokenHash },
      async ({ tx, session }) => session && refusals.use()(tx, around, session.account_id),
    ).catch((fault: unknown) => around.warn({ fault: String(fault) }, 'a refusal was not written down'))
  throw error
}
