import type { ApiRequest } from '@darzi/contract/api.ts'
import { weekdays } from '@darzi/tailoring/calendar/hours.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { AShop } from '../../testing/builders.ts'
import { aDay, aShopWithCustomer } from '../orders/orders-for-tests.ts'

type BookBody = ApiRequest<'POST /api/appointments'>['body']

/** A shop that is open every day from ten to eight, its owner and a customer. */
export async function aCalendar(app: AppContext, given: AShop = {}) {
  const shop = await aShopWithCustomer(app, given)
  const { owner, customer } = shop
  const hours = weekdays.map((weekday) => ({ weekday, from: 600, to: 1200 }))
  await owner.call('PUT /api/calendar/hours', { body: { hours } })
  const bodyOf = (said: Partial<BookBody> = {}): BookBody => ({
    kind: 'fitting',
    on: aDay(3),
    minute: 660,
    minutes: 30,
    customerId: customer.id,
    ...said,
  })
  const book = (said: Partial<BookBody> = {}) => owner.call('POST /api/appointments', { body: bodyOf(said) })
  const tryBook = (said: Partial<BookBody> = {}) =>
    owner.try('POST /api/appointments', { body: bodyOf(said) })
  const freeOn = async (on: string, more: object = {}) =>
    (
      await owner.call('GET /api/calendar/slots', { query: { from: on, days: 1, minutes: 30, ...more } })
    ).slots.map(({ minute }) => minute)
  return { ...shop, bodyOf, book, tryBook, freeOn, on: aDay(3) }
}
