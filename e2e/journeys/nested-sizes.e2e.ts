import { expect, test } from 'vitest'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { openBook, send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { savedFile } from '../support/saved-file.ts'

const app = openApp()

test('a shop prints a nest of sizes: a layer each in PDF and SVG, a named size each in the DXF', async () => {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 77777' }])
  const { page, owner } = book
  const personId = book.added[0]?.people[0]?.id
  const tape = { chest: '38', waist: '32', hips: '38' }
  await send(owner.context, '/api/measurement-records', {
    personId,
    unit: 'in',
    values: Object.entries(tape).map(([field, typed]) => ({ field, typed, unit: 'in', isKept: true })),
  })
  await page.goto(`/tailor/patterns?person=${personId}&design=tee`)
  await page.getByRole('combobox', { name: 'Smaller sizes' }).selectOption('1')
  await page.getByRole('combobox', { name: 'Larger sizes' }).selectOption('2')
  const nest = page.getByRole('img', { name: 'The pieces in all sizes, drawn over one another' })
  await nest.waitFor()
  const head = page.getByText(/^Sizes in this pattern/)
  expect(await head.innerText()).toBe(
    'Sizes in this pattern: Chest 36 in · Chest 38 in · Chest 40 in · Chest 42 in.',
  )
  const pdf = await savedFile(page, 'One sheet (PDF)')
  expect(pdf.match(/\/Type \/OCG /g)).toHaveLength(5)
  expect((await savedFile(page, 'One sheet (SVG)')).match(/inkscape:label="Chest \d+ in"/g)).toHaveLength(4)
  const dxf = await savedFile(page, 'Pieces for a cutter (DXF)')
  // 40 inches.
  expect(dxf).toContain('Size: 101.6')
  await page.getByRole('textbox', { name: 'From size to size, around' }).fill('1')
  await expect.poll(() => head.innerText()).toContain('Chest 37 in · Chest 38 in · Chest 39 in')
  await page.setViewportSize(phone)
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])
})
