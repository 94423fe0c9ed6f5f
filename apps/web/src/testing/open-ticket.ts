/** The screen of a new order for Asha Verma, in a shop that sews shirts and trousers. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { page } from 'vitest/browser'
import { aCalendarDay } from './a-calendar-day.ts'
import { aCustomer, aGarment, anId, anOrder } from './builders.ts'
import { counterSettings } from './counter-settings.ts'
import type { FakeApi } from './fake-api.ts'
import { keepBook } from './fake-book.ts'
import { type phone, renderScreen } from './render-screen.tsx'

const sewn = [
  aGarment({ key: 'shirt' }),
  aGarment({
    key: 'trousers',
    priceMinor: 70_000,
    fields: ['waist', 'chest'].map((field) => ({ field, isNeeded: true })),
  }),
]

export async function openTicket(
  prepare: (api: FakeApi, customer: Customer) => unknown = () => {},
  viewport?: typeof phone,
  family: Customer['people'] = [],
) {
  const alone = aCustomer({ id: anId(), name: 'Asha Verma' })
  const asha = { ...alone, people: [...alone.people, ...family] }
  const screen = await renderScreen(
    `/tailor/orders/new?customer=${asha.id}`,
    (api) => {
      keepBook([asha]).answer(api)
      api
        .answer('GET /api/shop/garments', { garments: sewn })
        .answer('GET /api/measurement-fields', { fields: [] })
        .answer('GET /api/shop/counter', counterSettings)
        .answer('GET /api/orders/last', { sold: [], pieces: [] })
        .answer('GET /api/inventory', { rows: [] })
        .answer('GET /api/calendar', ({ query }) => aCalendarDay(query.from))
        .answer('POST /api/orders', ({ body }) => anOrder({ id: body.id }))
      prepare(api, asha)
    },
    viewport && { viewport },
  )
  return { ...screen, asha }
}

export const tile = (name: RegExp) =>
  page.getByRole('list', { name: 'Add a garment' }).getByRole('button', { name })
export const button = (name: string | RegExp) => page.getByRole('button', { name })
