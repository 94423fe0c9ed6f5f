import type { TailorToInvite } from '@darzi/contract/house-shapes.ts'
import type { houseRoutes } from '@darzi/contract/houses.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { ownListingRow, standingOf } from '../find-tailors/api.ts'
import { shopsFound, typedShop } from '../shops/api.ts'
import { partnershipsOf, shopOf } from './partner-store.ts'

const mostFound = 20

/** Tailors a house may mean by what it typed: what anybody may know of them, how they stand, and why one cannot be invited. */
export async function findPartners({ tx, member, query }: RequestContext<typeof houseRoutes.findTailors>) {
  const found = await shopsFound(tx, { ...typedShop(query.q), most: mostFound })
  const partners = await partnershipsOf(tx, member.shopId, 'house').execute()
  const known = new Set(
    partners.flatMap(({ tailor_id, state }) =>
      state === 'declined' || state === 'ended' ? [] : [tailor_id],
    ),
  )
  const tailors: TailorToInvite[] = []
  for (const { id, name, address } of found) {
    const facts = await besideShop(tx, { from: member.shopId, to: id }, async () => ({
      shop: await shopOf(tx, id),
      listing: await ownListingRow(tx),
    }))
    if (facts.shop?.kind !== 'tailor') continue
    const { rating, reviews, verified } = standingOf(facts.listing)
    const isOtherCurrency = facts.shop.currency !== member.shop.currency
    tailors.push({
      id,
      name,
      address: address ?? undefined,
      slug: (facts.listing?.is_listed && facts.listing.slug) || undefined,
      rating,
      reviews,
      isVerified: verified !== undefined,
      whyNot: known.has(id) ? 'alreadyPartner' : isOtherCurrency ? 'otherCurrency' : undefined,
    })
  }
  return { tailors }
}
