/**
 * Forms: what is sent from outside the counter, or in the spec's shape. A form becomes a customer, a measuring and an order
 * that waits for the shop; it never changes what the book already says of a customer.
 */
import type { formRoutes } from '@darzi/contract/public-forms.ts'
import { z } from 'zod'
import { insideShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { formShop, type ShopSign, shopOfForm } from './form-shop-queries.ts'

/** The shop in the form's link, else the default one: what anybody may know of it. */
export async function readFormShop({ tx, query }: RequestContext<typeof formRoutes.shop>) {
  const id = await formShop(tx, idIn(query.shop))
  if (!id) return {}
  return { shop: knownShop(await insideShop(tx, id, () => shopOfForm(tx, id))) }
}

/** What anybody may know of a shop. */
export const knownShop = ({ id, name, phone, address, is_demo }: ShopSign) => ({
  id,
  name,
  phone: phone ? showPhone(phone, '') : undefined,
  address: address ?? undefined,
  isDemo: is_demo,
})

const nobody = '00000000-0000-0000-0000-000000000000'

/** A word that is no id names a shop that is not there. */
export function idIn(word: string | undefined): string | undefined {
  if (!word) return undefined
  return z.uuid().safeParse(word).success ? word : nobody
}
