/** Quotes as tests need them: a listed shop, a customer who asked, an offer, its acceptance. */
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aDay } from '../orders/orders-for-tests.ts'

export async function aListedShop(running: TestApp) {
  const { shop, owner } = await aShopAtWork(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  return { shop, owner, slug }
}
export const aCustomer = async (running: TestApp) =>
  signedIn(running.app, (await anAccount(running.app, { name: 'Asha Verma' })).id)

export const brief = (running: TestApp, tailors: string[], given: object = {}) => ({
  id: running.app.newId(),
  tailors: tailors.join(','),
  garment: 'shirt',
  words: 'A white shirt for a wedding',
  cloth: 'own' as const,
  sharesSizes: false,
  name: 'Asha Verma',
  phone: '98765 43210',
  ...given,
})
export const anOffer = (given: object = {}) => ({
  after: 0,
  priceMinor: 90_000,
  readyOn: aDay(10),
  validUntil: aDay(3),
  ...given,
})

type Files = Record<string, { bytes: Uint8Array; filename: string; type?: string }>

/** A customer who asked this many shops, and what each of them sees. */
export async function asked(running: TestApp, shops = 1, given: object = {}, files: Files = {}) {
  const listed = await Promise.all(Array.from({ length: shops }, () => aListedShop(running)))
  const customer = await aCustomer(running)
  const body = brief(
    running,
    listed.map(({ slug }) => slug),
    given,
  )
  const { quotes } = await customer.call('POST /api/quotes', { body, files })
  const sides = listed.map(({ owner, shop, slug }) => {
    const id = quotes.find((quote) => quote.shop.slug === slug)?.id ?? ''
    return { owner, shop, of: { params: { id } } }
  })
  const [first] = sides
  if (!first) throw new Error('nobody was asked')
  return { customer, sides, first, body }
}
export const offer = (owner: Visitor, of: { params: { id: string } }, given: object = {}) =>
  owner.call('POST /api/shop/quotes/:id/offers', { ...of, body: anOffer(given) })
export const accept = (customer: Visitor, of: { params: { id: string } }, version = 1) =>
  customer.try('POST /api/quotes/:id/accept', { ...of, body: { version } })
