/** Fronts: those of all houses through functions of the database that know what is published, and the own one inside its shop. */
import { hasFront, hasOwnDomain, isPlanKey, type PlanKey } from '@darzi/tailoring/plans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface FoundFront {
  shop_id: string
  slug: string
  domain: string | null
  kind: 'tailor' | 'house'
  plan: string
  trial_ends_at: Date | null
}

export interface ServedFront {
  shopId: string
  slug: string
  /** Where it stands as well, if the plan has that. */
  domain: string | undefined
}

/** A front that is published and in its shop's plan. */
export async function frontAt(
  tx: Tx,
  at: { slug: string } | { domain: string },
  now: Date,
): Promise<ServedFront | undefined> {
  const [slug, domain] = 'slug' in at ? [at.slug, null] : [null, at.domain]
  const { rows } = await sql<FoundFront>`
    select shop_id, slug, domain, kind, plan, trial_ends_at from find_front(${slug}, ${domain})`.execute(tx)
  const [row] = rows
  if (!row || !isPlanKey(row.plan)) return undefined
  const shop = holderOf({ ...row, plan: row.plan }, now)
  if (!hasFront(shop)) return undefined
  const isAtDomain = hasOwnDomain(shop)
  if (domain !== null && !isAtDomain) return undefined
  return { shopId: row.shop_id, slug: row.slug, domain: isAtDomain ? (row.domain ?? undefined) : undefined }
}

interface PlanOfShop {
  kind: 'tailor' | 'house'
  plan: PlanKey
  trial_ends_at: Date | null
}

const holderOf = ({ kind, plan, trial_ends_at }: PlanOfShop, now: Date) => ({
  kind,
  plan,
  now,
  ...(trial_ends_at ? { trialEndsAt: trial_ends_at } : {}),
})

export interface FoundHouse {
  shop_id: string
  published_exactly: string
  slug: string
  name: string
  city: string | null
  tagline: string | null
  main_colour: string
  accent_colour: string
  logo_id: string | null
  is_demo: boolean
}

interface HousesAsked {
  words: readonly string[]
  after?: { key: string; id: string }
  most: number
}

/** Published fronts of houses, the last published first. Every house's plan has a front. */
export async function foundHouses(tx: Tx, { words, after, most }: HousesAsked): Promise<FoundHouse[]> {
  const { rows } = await sql<FoundHouse>`
    select shop_id, published_exactly, slug, name, city, tagline, main_colour, accent_colour, logo_id, is_demo
      from find_fronts(${words}::text[], ${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${most})`.execute(
    tx,
  )
  return rows
}

/** Of published fronts, sample houses apart, in the order of their shops' ids. */
export async function frontSlugs(tx: Tx, { skip, most }: { skip: number; most: number }): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from front_slugs(${skip}, ${most})`.execute(tx)
  return rows.map(({ slug }) => slug)
}

export async function countFrontSlugs(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count_front_slugs() as count`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function isSlugFree(tx: Tx, slug: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select is_front_slug_free(${slug}) as is_free`.execute(tx)
  return rows[0]?.is_free ?? false
}

export async function isDomainFree(tx: Tx, domain: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select is_domain_free(${domain}) as is_free`.execute(tx)
  return rows[0]?.is_free ?? false
}

/** The own front; undefined before anything was said of it. */
export const ownFrontRow = (tx: Tx) =>
  tx
    .selectFrom('fronts')
    .select([
      'slug',
      'is_published',
      'published_at',
      'main_colour',
      'accent_colour',
      'tagline',
      'about',
      'logo_id',
    ])
    .executeTakeFirst()

export const ownDomainRow = (tx: Tx) =>
  tx
    .selectFrom('front_domains')
    .select(['domain', 'token', 'claimed_at', 'checked_at', 'verified_at'])
    .executeTakeFirst()
export type DomainRow = NonNullable<Awaited<ReturnType<typeof ownDomainRow>>>

/** The own shop as its front names it, and what its plan has. */
export async function shopOfFront(tx: Tx, now: Date) {
  const row = await tx
    .selectFrom('shops')
    .leftJoin('shop_profiles as profile', 'profile.shop_id', 'shops.id')
    .select([
      'shops.id',
      'shops.name',
      'shops.kind',
      'shops.plan',
      'shops.trial_ends_at',
      'shops.phone',
      'shops.address',
      'shops.currency',
      'shops.country',
      'shops.is_demo',
      'profile.city',
    ] as const)
    .where('shops.id', '=', sql<string>`app_shop_id()`)
    .executeTakeFirstOrThrow()
  if (!isPlanKey(row.plan)) throw new Error(`the shop has a plan nobody knows: ${row.plan}`)
  const holder = holderOf({ ...row, plan: row.plan }, now)
  return { ...row, isInPlan: hasFront(holder), isDomainInPlan: hasOwnDomain(holder) }
}
