/** Drawing upon a photo: a note is put where it belongs, drawn and told beside the photo; what was typed is not lost. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCalendarDay } from '../../../testing/a-calendar-day.ts'
import { anId, anOrder, aShop } from '../../../testing/builders.ts'
import { phone, renderScreen } from '../../../testing/render-screen.tsx'

/** A plain photo, 400 × 300. */
function aPicture(): string {
  const sheet = document.createElement('canvas')
  sheet.width = 400
  sheet.height = 300
  return sheet.toDataURL('image/png')
}

async function openPhoto() {
  const url = aPicture()
  const createdAt = '2026-11-22T06:00:00.000Z'
  const photo = { id: anId(), kind: 'stage' as const, isShared: false, url, thumbUrl: url, createdAt }
  let order = anOrder({ photos: [photo] })
  const screen = await renderScreen(
    `/tailor/orders/${order.id}?draw=${photo.id}`,
    (api) =>
      api
        .answer('GET /api/orders/:id', () => order)
        .answer('GET /api/orders/:id/timeline', { rows: [], actors: [] })
        .answer('GET /api/orders/:id/bills', {
          order: 'ORD-001',
          rows: [],
          sendTo: { name: 'Asha Verma', addresses: {} },
        })
        .answer('GET /api/orders/:id/photo-consents', { rows: [], refusals: 0, askedAfterNo: 0 })
        .answer('GET /api/shop', aShop())
        .answer('GET /api/calendar', aCalendarDay())
        .answer('GET /api/workshop/workers', { workers: [] })
        .answer('GET /api/shop/garments', { garments: [] })
        .answer('GET /api/measurement-fields', { fields: [] })
        .answer('GET /api/measurement-records', { rows: [] })
        .answer('GET /api/shop/counter', {
          slipSize: '80',
          bufferDays: 2,
          readyNeedsPhoto: false,
          methodsOff: [],
          rush: {},
        })
        .answer('POST /api/orders/:id/photos', ({ body }) => {
          const note = String((body as unknown as FormData).get('note')) // sent as a form
          order = { ...order, photos: [...order.photos, { ...photo, id: anId(), note }] }
          return order
        }),
    { viewport: phone },
  )
  return { ...screen, orderNow: () => order }
}

const dialog = page.getByRole('dialog', { name: 'Draw on the photo' })
const button = (name: string) => dialog.getByRole('button', { name })
const words = dialog.getByRole('textbox', { name: 'What the note says' })
const sheet = (name: RegExp) => dialog.getByRole('img', { name })

test('a note is put on the photo by a tap, told by the sheet, and kept beside the new photo', async () => {
  const { orderNow } = await openPhoto()
  await button('Note').click()
  await sheet(/nothing drawn/).click()
  await expect.element(dialog.getByText('Write the note first.')).toBeVisible()
  await words.fill('ਮੋਢਾ ½ ਇੰਚ ਘਟਾਓ')
  await sheet(/nothing drawn/).click()
  await expect.element(sheet(/1 mark.*ਮੋਢਾ ½ ਇੰਚ ਘਟਾਓ/)).toBeVisible()
  await expect.element(words).toHaveValue('')
  await button('Keep as a new photo').click()
  await expect.element(page.getByRole('img', { name: /^Photo 2: the work. ਮੋਢਾ ½ ਇੰਚ ਘਟਾਓ$/ })).toBeVisible()
  expect(orderNow().photos.map(({ note }) => note)).toEqual([undefined, 'ਮੋਢਾ ½ ਇੰਚ ਘਟਾਓ'])
})

test('a note goes on the photo by keys alone; one that was typed and not put down is asked about', async () => {
  const { api } = await openPhoto()
  await button('Note').click()
  await words.fill('Shorten by 2 cm')
  await button('Put it in the middle').click()
  await expect.element(sheet(/1 mark.*Shorten by 2 cm/)).toBeVisible()
  await words.fill('Loosen here')
  await button('Line').click()
  await button('Keep as a new photo').click()
  await expect.element(dialog.getByText('Put the note on the photo first, or clear it.')).toBeVisible()
  await expect.element(words).toHaveValue('Loosen here')
  expect(api.sent('POST /api/orders/:id/photos')).toEqual([])
})
