import type { OwnProfile, ownProfileRoutes } from '@darzi/contract/own-profile.ts'
import { ownProfileLimits } from '@darzi/tailoring/own-profile/limits.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  addressesOf,
  clearDefault,
  defaultOldest,
  deleteAddress,
  deletePerson,
  lockOwn,
  peopleOf,
  writeAddress,
  writePerson,
} from './own-profile-store.ts'

export async function readOwnProfile({
  tx,
  account,
}: {
  tx: Tx
  account: { id: string }
}): Promise<OwnProfile> {
  const addresses = await addressesOf(tx, account.id)
  return {
    addresses: addresses.map(({ is_default, ...rest }) => ({ ...rest, isDefault: is_default })),
    people: await peopleOf(tx, account.id),
  }
}

/** There is always one default: the first address is it, and it is left by naming another. */
export async function putAddress(ctx: RequestContext<typeof ownProfileRoutes.putAddress>) {
  const { tx, account, params, body, now } = ctx
  await lockOwn(tx, account.id)
  const others = (await addressesOf(tx, account.id)).filter(({ id }) => id !== params.id)
  requireRoom(others, 'addresses')
  const isDefault = body.isDefault || !others.some(({ is_default }) => is_default)
  if (isDefault) await clearDefault(tx, account.id)
  await writeAddress(tx, { ...body, ...params, isDefault, accountId: account.id, now })
  return readOwnProfile(ctx)
}

export async function removeAddress(ctx: RequestContext<typeof ownProfileRoutes.removeAddress>) {
  const { tx, account, params } = ctx
  await lockOwn(tx, account.id)
  await deleteAddress(tx, { accountId: account.id, id: params.id })
  const left = await addressesOf(tx, account.id)
  if (!left.some(({ is_default }) => is_default)) await defaultOldest(tx, account.id)
  return readOwnProfile(ctx)
}

export async function putPerson(ctx: RequestContext<typeof ownProfileRoutes.putPerson>) {
  const { tx, account, params, body, now } = ctx
  await lockOwn(tx, account.id)
  requireRoom(
    (await peopleOf(tx, account.id)).filter(({ id }) => id !== params.id),
    'people',
  )
  await writePerson(tx, { ...body, ...params, accountId: account.id, now })
  return readOwnProfile(ctx)
}

export async function removePerson(ctx: RequestContext<typeof ownProfileRoutes.removePerson>) {
  const { tx, account, params } = ctx
  await deletePerson(tx, { accountId: account.id, id: params.id })
  return readOwnProfile(ctx)
}

function requireRoom(others: readonly unknown[], what: keyof typeof ownProfileLimits) {
  const most = ownProfileLimits[what]
  if (others.length >= most) throw new AppError('ownProfile.full', { count: most })
}
