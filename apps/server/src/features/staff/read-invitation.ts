import type { staffRoutes } from '@darzi/contract/staff.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { findAccount, guardAttempts } from '../accounts/api.ts'
import { invitationOfLink } from './invitation-store.ts'

/** What an invitation's link shows. Guessing links is counted. */
export async function readInvitation({
  params,
  step,
  now,
  request,
}: StepsContext<typeof staffRoutes.invitation>) {
  await guardAttempts(step, now, { link: request.address })
  return step(async ({ tx }) => {
    const found = await invitationOfLink(tx, params.token, now)
    if (!found) throw new AppError('staff.invitationEnded')
    const { shopName, email, name, role } = found
    return { shopName, email, name, role, hasAccount: (await findAccount(tx, email)) !== undefined }
  })
}
