/** A member's appointments as iCalendar, under a secret address that its member can end. */
import type { calendarRoutes } from '@darzi/contract/calendar.ts'
import { writeCalendar } from '@darzi/tailoring/calendar/ical.ts'
import { t } from '@darzi/words/server.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { mayDo } from '../../access/grants.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import { countAttempt, tooManyAttempts } from '../accounts/api.ts'
import {
  type AppointmentRow,
  appointmentsBetween,
  memberOfFeed,
  roleOf,
  shopHere,
} from './calendar-queries.ts'
import { endFeed, feedMadeAt, writeFeed } from './calendar-store.ts'

export async function readFeedState({ tx, member }: RequestContext<typeof calendarRoutes.feed>) {
  return { madeAt: (await feedMadeAt(tx, member.id))?.toISOString() }
}

/** Only the hash is kept: the address is told this once. */
export async function makeFeed({ tx, member, now }: RequestContext<typeof calendarRoutes.makeFeed>) {
  const { token, hash } = newToken()
  await writeFeed(tx, { shopId: member.shopId, memberId: member.id, hash, now })
  return { path: `/api/calendar/feeds/${token}`, madeAt: now.toISOString() }
}

export async function revokeFeed({ tx, member }: RequestContext<typeof calendarRoutes.revokeFeed>) {
  await endFeed(tx, member.id)
  return { ok: true } as const
}

const dayMs = 24 * 3600_000
const daysBack = 31
const daysAhead = 366

/** For whoever holds the address. Addresses that lead nowhere are counted, and too many are told to wait. */
export async function readFeed(ctx: StepsContext<typeof calendarRoutes.readFeed>) {
  const { params, step, request, now } = ctx
  const { found, wait } = await step(async ({ tx }) => {
    const found = await readerOf(tx, hashToken(params.token))
    const attempt = { kind: 'trackGuess', key: request.address, now } as const
    return { found, wait: found ? 0 : await countAttempt(tx, attempt) }
  })
  if (!found) throw wait > 0 ? tooManyAttempts(wait) : notFound()
  const { shopId, memberId } = found
  const { rows, shop } = await step(({ tx }) =>
    insideShop(tx, shopId, async () => ({
      shop: await shopHere(tx, shopId),
      rows: await appointmentsBetween(tx, {
        from: new Date(now.getTime() - daysBack * dayMs),
        to: new Date(now.getTime() + daysAhead * dayMs),
        memberId,
      }),
    })),
  )
  const events = rows.map((row) => eventOf(row, now, request.language))
  return { contentType: 'text/calendar; charset=utf-8', bytes: writeCalendar(shop.told.name, events) }
}

/** Whose feed it is, as long as their role may see the calendar. */
async function readerOf(tx: Tx, hash: Buffer) {
  const found = await memberOfFeed(tx, hash)
  const role = found && (await insideShop(tx, found.shopId, () => roleOf(tx, found.memberId)))
  return role && mayDo(role, 'calendar.read') ? found : undefined
}

const eventOf = (row: AppointmentRow, now: Date, language: RequestLanguage) => ({
  id: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  title: t(language, 'sms.appointmentTitle.text', {
    kind: row.kind,
    name: row.customer_name ?? row.guest_name ?? '',
  }),
  place: row.address ?? undefined,
  notes: [row.customer_phone ?? row.guest_phone, row.notes].filter(Boolean).join('\n') || undefined,
  changedAt: now,
  sequence: row.version,
  isCancelled: row.state === 'cancelled',
})
type RequestLanguage = StepsContext<typeof calendarRoutes.readFeed>['request']['language']
