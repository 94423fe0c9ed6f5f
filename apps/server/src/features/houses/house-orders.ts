import type { HouseOrder, houseRoutes } from '@darzi/contract/houses.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { splitOf } from '@darzi/tailoring/houses/commission.ts'
import { life } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import {
  figuresOfHouse,
  figuresOfPartners,
  type HouseOrderRow,
  houseOrderRow,
  houseOrdersPage,
} from './house-queries.ts'

export async function listHouseOrders({ tx, member, query }: RequestContext<typeof houseRoutes.orders>) {
  const { rows, next } = await houseOrdersPage(tx, member.shopId, query)
  return { rows: rows.map(houseOrderOf), next }
}

export async function readHouseOrder(tx: Parameters<typeof houseOrderRow>[0], shopId: string, id: string) {
  const row = await houseOrderRow(tx, shopId, id)
  if (!row) throw notFound()
  return houseOrderOf(row)
}

/** In the house's words. What it keeps is booked at delivery; before, it is what it will be. */
function houseOrderOf(row: NonNullable<HouseOrderRow>): HouseOrder {
  const { work_id, partnership_id, tailor_name, work_state, base_minor, rate_bp, booked_minor } = row
  const isGiven = work_id && partnership_id && tailor_name && work_state
  const isOpen = row.state === 'approved' || row.state === 'in_progress'
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
      },
    }),
  }
}

/** Customers who ordered in so many days are active, as in the directory. */
const activeDays = 30

export async function readHouse({ tx, member, now }: RequestContext<typeof houseRoutes.overview>) {
  const today = dayIn(member.shop.timeZone, now)
  const span = { from: `${today.slice(0, 7)}-01`, activeSince: addDays(today, -activeDays) }
  const figures = await figuresOfHouse(tx, member.shopId, span)
  const partners = await figuresOfPartners(tx, member.shopId)
  return {
    currency: member.shop.currency,
    totalOrders: figures.total,
    activeCustomers: figures.active,
    monthRevenueMinor: Number(figures.revenue),
    commissionMinor: figures.commission,
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
