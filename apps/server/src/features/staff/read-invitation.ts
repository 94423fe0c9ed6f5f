import type { staffRoutes } from '@darzi/contract/staff.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { guardAttempts } from '../accounts/attempts.ts'
import { findAccount } from '../accounts/find-account.ts'
import { invitationOfLink } from './invitation-store.ts'

/** What an invitation's link shows. Guessing links is counted. */
export async function readInvitation({
  params,
  step,
  now,
  request,
}: AskedInSteps<typeof staffRoutes.invitation>) {
  await guardAttempts(step, now, { link: request.address })
  return step(async ({ tx }) => {
    const found = await invitationOfLink(tx, params.token, now)
    if (!found) throw new Refusal('staff.invitationEnded')
    const { shopName, email, name, role } = found
    return { shopName, email, name, role, hasAccount: (await findAccount(tx, email)) !== undefined }
  })
}
