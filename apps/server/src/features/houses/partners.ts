import type { houseRoutes, partnerRoutes } from '@darzi/contract/houses.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOwners } from '../accounts/api.ts'
import { formShop } from '../shops/api.ts'
import { findPartnership, insertPartnership, partnershipsOf, shopOf } from './partner-store.ts'
import { partnershipOf, readPartnership } from './partnership-answer.ts'
import { tellOtherSide } from './tell-other-side.ts'

export async function listPartners({ tx, member }: RequestContext<typeof houseRoutes.partners>) {
  const rows = await partnershipsOf(tx, member.shopId, 'house').execute()
  return { rows: rows.map((row) => partnershipOf(row, member.shop.currency)) }
}

export async function listHouses({ tx, member }: RequestContext<typeof partnerRoutes.list>) {
  const rows = await partnershipsOf(tx, member.shopId, 'tailor').execute()
  return { rows: rows.map((row) => partnershipOf(row, member.shop.currency)) }
}

/** Invites a tailor's shop that takes orders; the same sent again answers the same. */
export async function invitePartner(ctx: RequestContext<typeof houseRoutes.invite>) {
  const { tx, member, body, now, publishEvent: publish } = ctx
  const { shopId } = member
  const house = await shopOf(tx, shopId)
  if (house?.kind !== 'house') throw new AppError('houses.notAHouse')
  // Only a shop that anybody may find can be invited; its own row says its name and kind.
  const known = await formShop(tx, body.tailorId)
  const tailor = known
    ? await besideShop(tx, { from: shopId, to: known }, () => shopOf(tx, known))
    : undefined
  if (tailor?.kind !== 'tailor') throw new AppError('houses.notATailor')
  if (tailor.currency !== house.currency) throw new AppError('houses.otherCurrency')
  const isNew = await insertPartnership(tx, {
    shopId,
    id: body.id,
    tailorId: tailor.id,
    houseName: house.name,
    tailorName: tailor.name,
    rateBp: body.rateBp,
    tier: body.tier,
    now,
  })
  if (!isNew && !(await findPartnership(tx, shopId, { id: body.id, side: 'house' })))
    throw new AppError('houses.alreadyPartner')
  if (isNew) {
    await publish({ kind: 'houses.invited', subject: { type: 'shop', id: shopId, name: tailor.name } })
    await tellOtherSide(ctx, { id: tailor.id, name: house.name, kind: 'houses.invitedBy' })
    await mailInvitation(ctx, { house, tailor })
  }
  return readPartnership(tx, member, { id: body.id, side: 'house' })
}

interface Sides {
  house: { id: string; name: string }
  tailor: { id: string; name: string }
}

/** To the owners of the tailor's shop, with what they would get. */
function mailInvitation(ctx: RequestContext<typeof houseRoutes.invite>, { house, tailor }: Sides) {
  const percent = ctx.body.rateBp / 100
  const params = {
    house: house.name,
    shop: tailor.name,
    rate: String(percent),
    rest: String(100 - percent),
    path: '/tailor/houses',
  }
  return besideShop(ctx.tx, { from: house.id, to: tailor.id }, () =>
    tellOwners(ctx, ctx, { template: 'houseInvited', params }),
  )
}
