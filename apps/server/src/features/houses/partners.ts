import type { houseRoutes, partnerRoutes } from '@darzi/contract/houses.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOwners } from '../accounts/api.ts'
import { formShop } from '../shops/api.ts'
import {
  changePartnership,
  findPartnership,
  insertPartnership,
  lockPartnership,
  partnershipsOf,
  shopOf,
} from './partner-store.ts'
import { partnershipOf, readPartnership } from './partnership-answer.ts'

type Told = { id: string; name: string; kind: string }

/** Says it in the timeline of the other side, by a name of its own. */
async function tellOther(
  {
    tx,
    member,
    now,
    newId,
  }: Pick<RequestContext<typeof houseRoutes.invite>, 'tx' | 'member' | 'now' | 'newId'>,
  otherId: string,
  { id, name, kind }: Told,
) {
  await besideShop(tx, { from: member.shopId, to: otherId }, () =>
    publishEvent(
      tx,
      { shopId: otherId, memberId: null, name },
      { id: newId(), at: now, kind, subject: { type: 'shop', id, name } },
    ),
  )
}

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
    await tellOther(ctx, tailor.id, { id: tailor.id, name: house.name, kind: 'houses.invitedBy' })
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

const fromState = {
  active: ['paused', 'active'],
  paused: ['active', 'paused'],
  ended: ['invited', 'active', 'paused'],
} as const

/** What was given before keeps its rate: the rate stands on each order. */
export async function changePartner(ctx: RequestContext<typeof houseRoutes.change>) {
  const { tx, member, params, body, now, publishEvent: publish } = ctx
  const row = await lockPartnership(tx, params.id)
  if (!row || row.shop_id !== member.shopId) throw notFound()
  const { state, rateBp, tier } = body
  const isOver = row.state === 'declined' || row.state === 'ended'
  const isFrom = !state || (fromState[state] as readonly string[]).includes(row.state)
  if (isOver || !isFrom) throw new AppError('houses.notFromHere')
  const isEnded = state === 'ended' && row.state !== 'invited'
  const end = isEnded ? ({ ended_by: 'house', ended_at: now } as const) : {}
  await changePartnership(tx, row.id, { state, rate_bp: rateBp, tier, ...end })
  if (isEnded)
    await tellOther(ctx, row.tailor_id, { id: row.tailor_id, name: row.house_name, kind: 'houses.ended' })
  await publish({
    kind: 'houses.partnerChanged',
    subject: { type: 'shop', id: member.shopId, name: row.tailor_name },
  })
  return readPartnership(tx, member, { id: row.id, side: 'house' })
}

const answers = {
  accept: { from: ['invited'], to: 'active' },
  decline: { from: ['invited'], to: 'declined' },
  end: { from: ['active', 'paused'], to: 'ended' },
} as const

/** The tailor's word on an invitation, or that it no longer sews for the house. */
export async function answerHouse(ctx: RequestContext<typeof partnerRoutes.answer>) {
  const { tx, member, params, body, now, publishEvent: publish } = ctx
  const row = await lockPartnership(tx, params.id)
  if (!row || row.tailor_id !== member.shopId) throw notFound()
  const { from, to } = answers[body.answer]
  if (!(from as readonly string[]).includes(row.state)) throw new AppError('houses.notFromHere')
  const isEnd = body.answer === 'end'
  await changePartnership(
    tx,
    row.id,
    isEnd ? { state: to, ended_by: 'tailor', ended_at: now } : { state: to, answered_at: now },
  )
  await publish({
    kind: `houses.${to}`,
    subject: { type: 'shop', id: member.shopId, name: row.house_name },
  })
  await tellOther(ctx, row.shop_id, { id: row.shop_id, name: row.tailor_name, kind: `houses.${to}` })
  return readPartnership(tx, member, { id: row.id, side: 'tailor' })
}
