/** A measurement of the shop's own whose answer was lost: changed and sent again it is one, and says what was written last. */
import type { ShopField } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeProblem } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const dialog = page.getByRole('dialog', { name: 'Add measurement' })
const save = dialog.getByRole('button', { name: 'Save' })

/** Where a first sending stands, though its answer was lost. */
async function openLost() {
  const fields: ShopField[] = []
  const kept = new Map<string, string>()
  const { api } = await renderScreen('/tailor/measurement-fields', (fake) =>
    fake
      .answer('GET /api/measurement-fields', () => ({ fields }))
      .answer('POST /api/measurement-fields', ({ body, idempotencyKey: key }) => {
        const before = kept.get(key)
        if (before !== undefined && before !== JSON.stringify(body))
          throw new FakeProblem('request.keyReused')
        kept.set(key, JSON.stringify(body))
        const known = fields.find(({ id }) => id === body.id)
        if (known) return known
        const field = { ...body, id: body.id ?? '', isActive: true }
        fields.push(field)
        return field
      })
      .answer('PATCH /api/measurement-fields/:id', ({ params, body }) => {
        const at = fields.findIndex(({ id }) => id === params.id)
        const [field] = fields.slice(at)
        if (!field) throw new FakeProblem('request.notFound')
        const { minMm, maxMm, ...said } = body
        const changed = { ...field, ...said, minMm: minMm ?? undefined, maxMm: maxMm ?? undefined }
        fields[at] = changed
        return changed
      }),
  )
  await page.getByRole('button', { name: 'Add measurement' }).click()
  await dialog.getByLabelText('Name').fill('Kamar')
  api.lose('POST /api/measurement-fields')
  await save.click()
  await expect.element(dialog.getByText('No connection right now.')).toBeVisible()
  return fields
}

test('renamed after the answer was lost it is there once, under the last name', async () => {
  const fields = await openLost()
  await dialog.getByLabelText('Name').fill('Kamar band')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fields.map(({ name }) => name)).toEqual(['Kamar band'])
})

test('of another kind it is not said to be saved: what was typed stays, and the refusal is told', async () => {
  const fields = await openLost()
  await dialog.getByLabelText('What it is').selectOptions('length')
  await save.click()
  await expect.element(dialog.getByText(/already sent with other content/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Kamar')
  expect(fields.map(({ kind }) => kind)).toEqual(['girth'])
})
