import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import type { houseRoutes } from '@darzi/contract/houses.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { splitOf } from '@darzi/tailoring/houses/commission.ts'
import { life, type OrderState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { countWentAhead } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import {
  countHouseOrders,
  figuresOfHouse,
  figuresOfPartners,
  type HouseOrderRow,
  houseOrderRow,
  houseOrdersPage,
} from './house-queries.ts'

type Asking = Pick<RequestContext<typeof houseRoutes.overview>, 'tx' | 'member' | 'now'>

const todayOf = ({ member, now }: Pick<Asking, 'member' | 'now'>) => dayIn(member.shop.timeZone, now)

export async function listHouseOrders(ctx: RequestContext<typeof houseRoutes.orders>) {
  const today = todayOf(ctx)
  const { rows, next } = await houseOrdersPage(ctx.tx, ctx.member.shopId, { ...ctx.query, today })
  return { rows: rows.map((row) => houseOrderOf(row, today)), next }
}

export const countOrders = (ctx: RequestContext<typeof houseRoutes.countOrders>) =>
  countHouseOrders(ctx.tx, ctx.member.shopId, { ...ctx.query, today: todayOf(ctx) })

/** Throws notFound. */
export async function readHouseOrder(ctx: Asking, id: string) {
  const row = await houseOrderRow(ctx.tx, ctx.member.shopId, id)
  if (!row) throw notFound()
  return houseOrderOf(row, todayOf(ctx))
}

const inTheMaking: readonly OrderState[] = ['pending', 'approved', 'in_progress']

/** In the house's words. What it keeps is booked at delivery; before, it is what it will be. */
function houseOrderOf(row: NonNullable<HouseOrderRow>, today: string): HouseOrder {
  const { work_id, partnership_id, tailor_name, work_state, base_minor, rate_bp, booked_minor } = row
  const isGiven = work_id && partnership_id && tailor_name && work_state
  const isOpen = row.state === 'approved' || row.state === 'in_progress'
  const isLate = (dueOn: string | null, state: OrderState) =>
    dueOn !== null && dueOn < today && inTheMaking.includes(state)
  const answer = row.kept_at ? 'kept' : 'waiting'
  const askedBack = row.asked_back_at ? answer : undefined
  return {
    id: row.id,
    number: orderNumber(row.number),
    customer: row.customer,
    garments: row.garments ?? [],
    state: life[row.state].boutique,
    orderedOn: row.ordered_on,
    dueOn: row.promised_on,
    totalMinor: row.total_minor,
    priority: row.priority,
    isLate: isLate(row.promised_on, row.state),
    canAssign: !isGiven && isOpen,
    ...(isGiven && {
      work: {
        partnershipId: partnership_id,
        tailor: tailor_name,
        state: life[work_state].boutique,
        commissionMinor:
          booked_minor === null
            ? splitOf(base_minor ?? 0, rate_bp ?? 0).commissionMinor
            : Number(booked_minor),
        isBooked: booked_minor !== null,
        dueOn: row.work_due_on ?? undefined,
        isLate: isLate(row.work_due_on, work_state),
        canTakeBack: inTheMaking.includes(work_state) && askedBack !== 'waiting',
        askedBack,
      },
    }),
  }
}

/** Customers who ordered in so many days are active, as in the directory. */
const activeDays = 30

export async function readHouse(ctx: RequestContext<typeof houseRoutes.overview>) {
  const { tx, member, query } = ctx
  const today = todayOf(ctx)
  const month = { from: `${today.slice(0, 7)}-01`, to: today }
  const span = { from: query.from ?? month.from, to: query.to ?? today }
  const activeSince = addDays(today, -activeDays)
  const figures = await figuresOfHouse(tx, member.shopId, { month, activeSince, span, today })
  const countOf = async (part: Partial<Parameters<typeof countHouseOrders>[2]>) =>
    (await countHouseOrders(tx, member.shopId, { state: 'all', due: 'all', work: 'all', today, ...part }))
      .count
  const { timeZone } = member.shop
  const partners = await figuresOfPartners(tx, member.shopId, { ...query, timeZone })
  return {
    currency: member.shop.currency,
    totalOrders: figures.total,
    activeCustomers: figures.active,
    monthRevenueMinor: Number(figures.revenue),
    commissionMinor: Number(figures.commission),
    lateOrders: figures.late,
    toGive: await countOf({ work: 'open' }),
    partnerLate: await countOf({ due: 'partnerLate' }),
    wentAhead: await countWentAhead(tx, today),
    range: {
      ...span,
      orders: figures.span_orders,
      revenueMinor: Number(figures.span_revenue),
      commissionMinor: Number(figures.span_commission),
    },
    partners: partners.map((row) => ({
      partnershipId: row.id,
      tailor: row.tailor_name,
      given: row.given ?? 0,
      open: (row.given ?? 0) - (row.delivered ?? 0),
      delivered: row.delivered ?? 0,
      commissionMinor: Number(row.commission ?? 0),
    })),
  }
}
