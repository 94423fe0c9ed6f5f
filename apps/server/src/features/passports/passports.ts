import { randomBytes } from 'node:crypto'
import type { Passport, passportRoutes, SizeSet } from '@darzi/contract/passports.ts'
import { mostPassports } from '@darzi/tailoring/passports/sizes.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { wakeScreens } from '../../events/publish-event.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { countAttempt, tooManyAttempts } from '../accounts/api.ts'
import { formShop, nameOfShop } from '../shops/api.ts'
import {
  ownPassport,
  ownPassports,
  type PassportRecord,
  passportOfLink,
  passportsOfShop,
  passportsShown,
  standingPassports,
} from './passport-queries.ts'
import { holdPassports, insertPassport, withdrawPassport } from './passport-store.ts'
import { ownSizeSets } from './size-sets.ts'

export const listSizeSets = async ({ tx, account }: RequestContext<typeof passportRoutes.sets>) => ({
  sets: await ownSizeSets(tx, account.id),
})

export const listPassports = async ({ tx, account }: RequestContext<typeof passportRoutes.list>) => ({
  passports: (await ownPassports(tx, account.id)).map(told),
})

/** Shows a set as it is now to a shop, or to whoever holds the link that is made. */
export async function showPassport(ctx: RequestContext<typeof passportRoutes.show>) {
  const { tx, account, body, now } = ctx
  const { id, source } = body
  await holdPassports(tx, account.id)
  const before = await ownPassport(tx, { accountId: account.id, id })
  if (before) return told(before)
  if ((await standingPassports(tx, account.id)) >= mostPassports)
    throw new AppError('passports.tooMany', { count: mostPassports })
  const set = (await ownSizeSets(tx, account.id)).find((each) => isOf(each, source))
  if (!set) throw fieldError('source', 'passports.noSizes')
  const shop = body.shopId ? await requireShop(tx, account.id, body.shopId) : undefined
  const token = shop ? undefined : randomBytes(24).toString('base64url')
  await insertPassport(tx, { ...set, takenBy: set.takenBy, accountId: account.id, id, shop, token, now })
  if (shop) await wake(tx, { accountId: account.id, shopId: shop.id, id })
  return readPassport(ctx, id)
}

const isOf = ({ source: one }: SizeSet, other: SizeSet['source']) =>
  one.kind === 'scan' ? other.kind === 'scan' : other.kind === 'piece' && one.id === other.id

async function requireShop(tx: Tx, accountId: string, asked: string) {
  const id = await formShop(tx, asked)
  if (!id) throw fieldError('shopId', 'request.notFound')
  return { id, name: await handToShop(tx, { accountId, shopId: id }, () => nameOfShop(tx, id)) }
}

/** From now on its shop reads it no more, and its link leads nowhere. */
export async function takeBack(ctx: RequestContext<typeof passportRoutes.withdraw>) {
  const { tx, account, params, now } = ctx
  const withdrawn = await withdrawPassport(tx, { accountId: account.id, id: params.id, now })
  if (withdrawn?.to_shop) await wake(tx, { accountId: account.id, shopId: withdrawn.to_shop, id: params.id })
  return readPassport(ctx, params.id)
}

/** The shop's open screens ask again. */
const wake = (tx: Tx, { accountId, shopId, id }: { accountId: string; shopId: string; id: string }) =>
  handToShop(tx, { accountId, shopId }, () =>
    wakeScreens(tx, shopId, { kind: 'passports.changed', subject: { type: 'measurement', id } }),
  )

async function readPassport({ tx, account }: { tx: Tx; account: { id: string } }, id: string) {
  const row = await ownPassport(tx, { accountId: account.id, id })
  if (!row) throw notFound()
  return told(row)
}

export async function listShownPassports(ctx: RequestContext<typeof passportRoutes.ofShop>) {
  const { tx, member, query } = ctx
  const { rows, next } = await passportsOfShop(tx, member.shopId, query)
  return {
    total: await passportsShown(tx, member.shopId),
    next,
    rows: rows.map((row) => ({
      id: row.id,
      personName: row.person_name,
      takenOn: row.taken_on,
      takenBy: row.taken_by ?? undefined,
      sizes: row.sizes ?? [],
      at: row.created_at.toISOString(),
    })),
  }
}

/** Links that lead nowhere are counted by address, as those of orders are. */
export async function readPassportLink(ctx: StepsContext<typeof passportRoutes.ofLink>) {
  const { step, params, request, now } = ctx
  const { found, wait } = await step(async ({ tx }) => {
    const passport = await passportOfLink(tx, params.token)
    const seconds = passport ? 0 : await countAttempt(tx, { kind: 'trackGuess', key: request.address, now })
    return { found: passport, wait: seconds }
  })
  if (!found) throw wait > 0 ? tooManyAttempts(wait) : notFound()
  const { person_name: personName, taken_on: takenOn, taken_by, sizes } = found
  return { personName, takenOn, takenBy: taken_by ?? undefined, sizes }
}

const told = (row: PassportRecord): Passport => ({
  id: row.id,
  shopName: row.shop_name ?? undefined,
  path: row.token && !row.withdrawn_at ? `/results?shared=${row.token}` : undefined,
  personName: row.person_name,
  takenOn: row.taken_on,
  takenBy: row.taken_by ?? undefined,
  at: row.created_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString(),
})
