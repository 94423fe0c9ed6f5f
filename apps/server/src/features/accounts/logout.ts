import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { crossing } from '../../access/crossings.ts'
import type { Asked } from '../../http/asked.ts'
import { hashToken } from '../../http/session-cookie.ts'

/** Ends the session of this browser, on both sides. Without one, it is already done. */
export async function logout({ tx, request, setSession }: Asked<typeof accountRoutes.logout>) {
  const { token } = request
  if (token)
    await crossing(tx, 'sign_in', () =>
      tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute(),
    )
  setSession(undefined)
  return { ok: true } as const
}
