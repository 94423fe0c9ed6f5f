import type { frontRoutes, OwnFront } from '@darzi/contract/fronts.ts'
import { isClaimOver, verifyName } from '@darzi/tailoring/fronts/domain.ts'
import { isSlug, slugOf } from '@darzi/tailoring/market/listing.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, RequestContext } from '../../http/request-context.ts'
import { type DomainRow, isSlugFree, ownDomainRow, ownFrontRow, shopOfFront } from './front-queries.ts'
import { type FrontChange, writeFront } from './front-store.ts'

interface Reading {
  tx: Tx
  now: Date
  app: Pick<Around['app'], 'settings'>
}

/** What a front looks like before anybody chose. */
const usual = { main_colour: '#1f2a52', accent_colour: '#a8471f' }

export async function readOwnFront({ tx, now, app }: Reading): Promise<OwnFront> {
  const [row, claim, shop] = [await ownFrontRow(tx), await ownDomainRow(tx), await shopOfFront(tx, now)]
  const { main_colour: mainColour, accent_colour: accentColour } = row ?? usual
  return {
    slug: row?.slug ?? undefined,
    isPublished: row?.is_published ?? false,
    mainColour,
    accentColour,
    tagline: row?.tagline ?? undefined,
    about: row?.about ?? undefined,
    logo: row?.logo_id ? { id: row.logo_id, url: `/api/shop/front/logo/${row.logo_id}/full` } : undefined,
    url:
      row?.is_published && shop.isInPlan ? `${app.settings.PUBLIC_URL ?? ''}/houses/${row.slug}` : undefined,
    claim: claim && tellClaim(claim, now),
    isInPlan: shop.isInPlan,
    isDomainInPlan: shop.isDomainInPlan,
  }
}

const tellClaim = (row: DomainRow, now: Date): OwnFront['claim'] => ({
  domain: row.domain,
  state: row.verified_at ? 'verified' : isClaimOver({ claimedAt: row.claimed_at, now }) ? 'over' : 'claimed',
  record: { name: `${verifyName}.${row.domain}`, value: row.token },
  claimedAt: row.claimed_at.toISOString(),
  checkedAt: row.checked_at?.toISOString(),
})

/** Publishes it or takes it off; without a word on its address it gets one of the house's name. Throws fronts.notInPlan, fronts.slugTaken, fronts.slugInvalid. */
export async function changeFront(ctx: RequestContext<typeof frontRoutes.change>) {
  const { tx, member, body, now, publishEvent } = ctx
  const { isPublished, slug, tagline, about, mainColour, accentColour } = body
  const [before, shop] = [await ownFrontRow(tx), await shopOfFront(tx, now)]
  if (isPublished && !shop.isInPlan) throw new AppError('fronts.notInPlan')
  const change: FrontChange = {
    ...(isPublished === undefined ? {} : { is_published: isPublished }),
    ...(isPublished && !before?.is_published ? { published_at: now } : {}),
    ...(mainColour ? { main_colour: mainColour } : {}),
    ...(accentColour ? { accent_colour: accentColour } : {}),
    ...(tagline === undefined ? {} : { tagline: tagline || null }),
    ...(about === undefined ? {} : { about: about || null }),
  }
  if (slug) change.slug = await soundSlug(tx, slug)
  else if (isPublished && !before?.slug) change.slug = await newSlug(tx, shop)
  await writeFront(tx, member.shopId, change)
  await publishEvent({ kind: 'fronts.changed', subject: { type: 'shop', id: shop.id, name: shop.name } })
  return readOwnFront(ctx)
}

async function soundSlug(tx: Tx, typed: string): Promise<string> {
  const slug = slugOf(typed)
  if (!isSlug(slug)) throw fieldError('slug', 'fronts.slugInvalid')
  if (!(await isSlugFree(tx, slug))) throw fieldError('slug', 'fronts.slugTaken', { slug })
  return slug
}

/** The name, then with its town, then with a part of the shop's id, whichever is free first. */
async function newSlug(tx: Tx, { id, name, city }: { id: string; name: string; city: string | null }) {
  const last = slugOf('house', id.slice(-12))
  for (const slug of [slugOf(name), slugOf(name, city ?? undefined), last])
    if (isSlug(slug) && (await isSlugFree(tx, slug))) return slug
  throw fieldError('slug', 'fronts.slugTaken', { slug: last })
}
