/** The long form of one record, by the garments and the collection that are written in it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGarment } from '../../testing/builders.ts'
import { announce } from '../../testing/fake-live.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const save = page.getByRole('button', { name: 'Save', exact: true })

async function openShirt() {
  let stands = aGarment({
    key: 'shirt',
    leadDays: 7,
    version: 1,
    stages: [{ key: 'cutting' }, { key: 'stitching' }],
  })
  const { api } = await renderScreen('/tailor/garments/shirt', (api) =>
    api
      .answer('GET /api/shop/garments', () => ({ garments: [stands] }))
      .answer('GET /api/measurement-fields', { fields: [] })
      .answer('GET /api/workshop/stages', { rows: [] })
      .answer('PATCH /api/shop/garments/:key', ({ body }) => {
        stands = { ...stands, leadDays: body.leadDays ?? stands.leadDays, version: stands.version + 1 }
        return stands
      }),
  )
  const days = page.getByRole('textbox', { name: 'Days from order to promise' })
  await expect.element(days).toHaveValue('7')
  function saveElsewhere(leadDays: number) {
    stands = { ...stands, leadDays, version: stands.version + 1 }
    announce({ feature: 'garments', kind: 'garments.edited' })
  }
  return { api, days, saveElsewhere }
}

test('what cannot be sent is marked, has the focus and is told at the foot; mended, it is saved', async () => {
  const { api, days } = await openShirt()
  await days.fill('soon')
  await save.click()
  await expect.element(days).toHaveFocus()
  await expect.element(days).toHaveAttribute('aria-invalid', 'true')
  expect(api.sent('PATCH /api/shop/garments/:key')).toHaveLength(0)
  await days.fill('9')
  await save.click()
  await expect
    .poll(() => api.sent('PATCH /api/shop/garments/:key').map(({ body }) => body))
    .toEqual([{ leadDays: 9, version: 1 }])
  await expect.element(page.getByText(/ saved$/)).toBeVisible()
})

test('a newer state is offered, and what was typed stands until it is taken', async () => {
  const { days, saveElsewhere } = await openShirt()
  await days.fill('9')
  saveElsewhere(12)
  const show = page.getByRole('button', { name: 'Show the new state' })
  await expect.element(show).toBeVisible()
  await expect.element(days).toHaveValue('9')
  await show.click()
  await expect.element(days).toHaveValue('12')
})

test('a new garment of the collection without a name is not sent: the name has the focus', async () => {
  const { api } = await renderScreen('/tailor/collection/new', (api) =>
    api
      .answer('GET /api/shop/collection', { items: [] })
      .answer('GET /api/shop/garments', { garments: [aGarment({ key: 'shirt' })] }),
  )
  const price = page.getByRole('textbox', { name: 'Price in INR' })
  await price.fill('1200')
  await page.getByRole('button', { name: 'Add', exact: false }).last().click()
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus()
  expect(api.sent('POST /api/shop/collection')).toHaveLength(0)
})
