/** Taking sizes: a hand that types fast, odd values, and a colleague who has begun. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer, anId } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const alert = page.getByRole('alert')

async function openMeasuring(beginsWith?: { member: string; entries: object }) {
  const person = { id: anId(), name: 'Asha Verma', isCustomer: true }
  const customer = { id: anId(), name: 'Asha Verma', number: 'CUST-001' }
  const screen = await renderScreen(`/tailor/measurements?person=${person.id}`, (api, drafts) => {
    api
      .answer('GET /api/people/:id/measurements', {
        person,
        customer,
        pinnedNotes: [],
        lastValues: [],
        latest: [],
      })
      .answer('GET /api/customers/:id', aCustomer(customer))
      .answer('GET /api/measurement-fields', { fields: [] })
      .answer('GET /api/shop/garments', { garments: [] })
    if (beginsWith)
      drafts.writeAs(beginsWith.member, `measurements.${person.id}.body`, {
        id: anId(),
        unit: 'in',
        notes: '',
        how: 'tape',
        entries: beginsWith.entries,
      })
  })
  await expect.element(field('Neck')).toBeVisible()
  return screen
}

test('fast typing never runs into the next field: an odd value is asked about beside it', async () => {
  await openMeasuring()
  await field('Neck').click()
  await userEvent.keyboard('36{Enter}18{Enter}40{Enter}')
  await expect.element(field('Neck')).toHaveValue('36')
  await expect.element(field('Shoulder')).toHaveValue('18')
  await expect.element(field('Chest (bust)')).toHaveValue('40')
  await expect.element(alert).toHaveTextContent('Neck 36 in? Were these centimetres?')
  await alert.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.element(field('Neck')).toHaveFocus()
})

test('what no tape is long enough for is refused at its field, with a limit that fits the field', async () => {
  await openMeasuring()
  await field('Neck').click()
  await userEvent.keyboard('3640{Enter}')
  await expect.element(alert).toHaveTextContent('“3640” is longer than any tape: 76 in at most.')
  await expect.element(page.getByRole('button', { name: 'Save 1' })).toBeVisible()
})

test('saving with odd sizes asks once, and remembers that they were meant', async () => {
  const { api } = await openMeasuring()
  api.refuse('POST /api/measurement-records', 'request.failed')
  await field('Neck').click()
  await userEvent.keyboard('36{Enter}')
  await page.getByRole('button', { name: 'Save 1' }).click()
  await expect.element(page.getByText('One size looks odd: keep or check?')).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(field('Neck')).toHaveFocus()
  await page.getByRole('button', { name: 'Save 1' }).click()
  await page.getByRole('button', { name: 'Keep and save' }).click()
  await expect.poll(() => api.sent('POST /api/measurement-records').length).toBe(1)
  expect(api.sent('POST /api/measurement-records')[0]?.body.values).toMatchObject([
    { field: 'neck', typed: '36', isKept: true },
  ])
})

test('sizes a colleague has begun are a tap away, and are saved as one’s own record', async () => {
  await openMeasuring({ member: 'Simran Kaur', entries: { neck: { typed: '15 ½', unit: 'in' } } })
  await expect.element(page.getByText('Simran Kaur has begun this too.')).toBeVisible()
  await page.getByRole('button', { name: 'Carry on with theirs' }).click()
  await expect.element(field('Neck')).toHaveValue('15 ½')
  await expect.element(page.getByText('Simran Kaur has begun this too.')).not.toBeInTheDocument()
})
