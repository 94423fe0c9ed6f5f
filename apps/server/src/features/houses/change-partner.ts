import type { houseRoutes } from '@darzi/contract/houses.ts'
import { rateChange } from '@darzi/tailoring/houses/rate-proposal.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOwners } from '../accounts/api.ts'
import { changePartnership, lockPartnership, type PartnershipChange } from './partner-store.ts'
import { readPartnership } from './partnership-answer.ts'
import { tellOtherSide } from './tell-other-side.ts'

type ChangeContext = RequestContext<typeof houseRoutes.change>
type Row = NonNullable<Awaited<ReturnType<typeof lockPartnership>>>

const fromState = {
  active: ['paused', 'active'],
  paused: ['active', 'paused'],
  ended: ['invited', 'active', 'paused'],
} as const

/**
 * Tier and state are the house's own to change; another rate is proposed, and holds once the partner agrees. What was given before keeps
 * its rate: it stands on each order. Of all but the tier the partner hears.
 */
export async function changePartner(ctx: ChangeContext) {
  const { tx, member, params, body, publishEvent: publish } = ctx
  const row = await lockPartnership(tx, params.id)
  if (!row || row.shop_id !== member.shopId) throw notFound()
  const { state, tier } = body
  if (row.state === 'declined' || row.state === 'ended') throw new AppError('houses.notFromHere')
  if (state && !(fromState[state] as readonly string[]).includes(row.state))
    throw new AppError('houses.notFromHere')
  const isEnded = state === 'ended' && row.state !== 'invited'
  if (isEnded) await end(ctx, row)
  else {
    const turned = await turn(ctx, row)
    const named = state === 'ended' ? {} : await nameRate(ctx, { ...row, state: row.state })
    await changePartnership(tx, row.id, { tier, ...turned, ...named })
  }
  await publish({
    kind: 'houses.partnerChanged',
    subject: { type: 'shop', id: member.shopId, name: row.tailor_name },
  })
  return readPartnership(tx, member, { id: row.id, side: 'house' })
}

async function end(ctx: ChangeContext, row: Row) {
  const { tx, body, now } = ctx
  const over = { state: 'ended', ended_by: 'house', ended_at: now, ...noProposal } as const
  await changePartnership(tx, row.id, { tier: body.tier, ...over })
  await tellOtherSide(ctx, { id: row.tailor_id, name: row.house_name, kind: 'houses.ended' })
}

/** Paused, or taken up again. */
async function turn(ctx: ChangeContext, row: Row): Promise<PartnershipChange> {
  const { now, body } = ctx
  const { state } = body
  if (!state || state === row.state) return {}
  if (state === 'ended') return { state }
  const kind = state === 'paused' ? 'houses.paused' : 'houses.resumed'
  await tellOtherSide(ctx, { id: row.tailor_id, name: row.house_name, kind })
  return { state, paused_at: now }
}

const noProposal = { proposed_rate_bp: null, proposed_at: null }
const noAnswer = { rate_answer: null, rate_answered_at: null }

async function nameRate(
  ctx: ChangeContext,
  row: Row & { state: 'invited' | 'active' | 'paused' },
): Promise<PartnershipChange> {
  const { body, now } = ctx
  const { rateBp: named } = body
  if (named === undefined) return {}
  const { state, rate_bp: rateBp } = row
  const meaning = rateChange({ state, rateBp, proposedRateBp: row.proposed_rate_bp ?? undefined }, named)
  if (meaning === 'nothing') return {}
  if (meaning === 'offered') return { rate_bp: named }
  if (meaning === 'withdrawn') return noProposal
  await tellProposal(ctx, row, { rate: named / 100, old: rateBp / 100 })
  return { proposed_rate_bp: named, proposed_at: now, ...noAnswer }
}

/** In the partner's timeline, and to its owners by mail. */
async function tellProposal(ctx: ChangeContext, row: Row, rates: { rate: number; old: number }) {
  await tellOtherSide(ctx, {
    id: row.tailor_id,
    name: row.house_name,
    kind: 'houses.rateProposed',
    params: rates,
  })
  const { rate, old } = rates
  await besideShop(ctx.tx, { from: row.shop_id, to: row.tailor_id }, () =>
    tellOwners(ctx, ctx, {
      template: 'rateProposed',
      params: {
        house: row.house_name,
        shop: row.tailor_name,
        rate: String(rate),
        old: String(old),
        rest: String(100 - rate),
        path: '/tailor/houses',
      },
    }),
  )
}
