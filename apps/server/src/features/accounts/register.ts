import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { emptyField, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { openShop } from '../shops/api.ts'
import { addAccount } from './account-store.ts'
import { guardAttempts } from './attempts.ts'
import { requireNewPassword } from './guessable.ts'
import { hashPassword } from './password-hash.ts'
import { userOf } from './session-queries.ts'

/** Opens an account, and for a tailor a shop or a house with its trial. Signing in is a call of its own (spec, call 1). */
export async function register({
  body,
  step,
  now,
  newId,
  request,
}: StepsContext<typeof accountRoutes.register>) {
  await requireNewPassword(body.password, { email: body.email, names: [body.name, body.shopName] })
  if (normaliseName(body.name) === '') throw emptyField('name')
  await guardAttempts(step, now, { register: request.address })
  const hash = await hashPassword(body.password)
  const account = {
    id: newId(),
    email: body.email,
    name: normaliseName(body.name),
    phone: body.phone || null,
    role: body.role,
    language: body.language ?? null,
    password_hash: hash,
    email_verified_at: null,
  }
  return step(async ({ tx }) => {
    if (!(await addAccount(tx, { ...account, createdAt: now })))
      throw fieldError('email', 'accounts.emailTaken')
    if (body.role !== 'tailor') return { user: userOf(account) }
    const { timeZone, country, shopName, phone, shopKind, plan } = body
    const shopId = await openShop(tx, {
      owner: account,
      now,
      newId,
      kind: shopKind,
      plan,
      name: shopName,
      timeZone,
      country,
      phone,
    })
    return { user: userOf(account, shopId) }
  })
}
