/** What whoever runs this server says to everybody, on every screen, while it holds. */
import type { AdminBanner, bannerRoutes } from '@darzi/contract/admin-shops.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  type BannerRecord,
  bannersPage,
  endBannerNow,
  insertBanner,
  lockBanner,
  standingBanner,
} from './banner-store.ts'

/** Asked by every open screen once a minute: it reads one row by its index. */
export async function readStandingBanner({ tx, now }: RequestContext<typeof bannerRoutes.standing>) {
  const row = await standingBanner(tx, now)
  return { banner: row && { id: row.id, words: row.words, endsAt: row.ends_at.toISOString() } }
}

export async function listBanners({ tx, query }: RequestContext<typeof bannerRoutes.list>) {
  const { rows, next } = await bannersPage(tx, query)
  return { rows: rows.map(bannerOf), next }
}

/** Throws admin.bannerTimes for one that would end before it begins, or has ended. */
export async function addBanner({ tx, body, operator, now, newId }: RequestContext<typeof bannerRoutes.add>) {
  const [beginsAt, endsAt] = [new Date(body.beginsAt), new Date(body.endsAt)]
  if (endsAt <= beginsAt || endsAt <= now) throw fieldError('endsAt', 'admin.bannerTimes')
  return bannerOf(
    await insertBanner(tx, { id: newId(), words: body.words, beginsAt, endsAt, now, by: operator.id }),
  )
}

/** One that has not begun never shows. */
export async function endBanner({ tx, params, now }: RequestContext<typeof bannerRoutes.end>) {
  const row = await lockBanner(tx, params.id)
  if (!row) throw notFound()
  if (row.ends_at <= now) return bannerOf(row)
  return bannerOf(await endBannerNow(tx, row, now))
}

const bannerOf = ({ id, words, begins_at, ends_at }: BannerRecord): AdminBanner => ({
  id,
  words,
  beginsAt: begins_at.toISOString(),
  endsAt: ends_at.toISOString(),
})
