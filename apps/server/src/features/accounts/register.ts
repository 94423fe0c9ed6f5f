import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { checkPassword } from '@darzi/tailoring/accounts/password.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { emptyField, fieldRefusal } from '../../http/refusal.ts'
import { openShop } from '../shops/open-shop.ts'
import { addAccount } from './account-store.ts'
import { guardAttempts } from './attempts.ts'
import { hashPassword } from './password-hash.ts'
import { userOf } from './session-queries.ts'

/** Opens an account, and for a tailor a shop with its trial. Signing in is a call of its own (spec, call 1). */
export async function register({
  body,
  step,
  now,
  newId,
  request,
}: AskedInSteps<typeof accountRoutes.register>) {
  const ruling = checkPassword({ password: body.password, email: body.email })
  if ('refused' in ruling) throw fieldRefusal('password', 'accounts.passwordTooShort')
  if (normaliseName(body.name) === '') throw emptyField('name')
  await guardAttempts(step, now, { register: request.address })
  const hash = await hashPassword(body.password)
  const account = {
    ...{ id: newId(), email: body.email, name: normaliseName(body.name), phone: body.phone || null },
    ...{ role: body.role, language: body.language ?? null, password_hash: hash, email_verified_at: null },
  }
  return step(async ({ tx }) => {
    if (!(await addAccount(tx, { ...account, createdAt: now })))
      throw fieldRefusal('email', 'accounts.emailTaken')
    if (body.role !== 'tailor') return { user: userOf(account) }
    const { timeZone, country, shopName, phone } = body
    const shopId = await openShop(tx, {
      owner: account,
      now,
      newId,
      name: shopName,
      timeZone,
      country,
      phone,
    })
    return { user: userOf(account, shopId) }
  })
}
