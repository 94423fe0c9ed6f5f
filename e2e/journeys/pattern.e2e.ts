import { ptPerMm } from '@darzi/tailoring/units/length.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { addCustomer, openBook, send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { priceGarments, takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { pieceAct } from '../support/order-page.ts'
import { savedFile } from '../support/saved-file.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

const tape = { chest: '38', waist: '32', hips: '38', neck: '15', shoulder_width: '17', sleeve_length: '24' }

async function measured() {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 77777' }])
  const [customer] = book.added
  if (!customer) throw new Error('the book is empty')
  const personId = customer.people[0]?.id ?? ''
  const measure = (values: Record<string, string>) =>
    send(book.owner.context, '/api/measurement-records', {
      personId,
      unit: 'in',
      values: Object.entries(values).map(([field, typed]) => ({ field, typed, unit: 'in', isKept: true })),
    })
  await measure(tape)
  return { ...book, customer, measure }
}

const picture = (page: Page) =>
  page.getByRole('img', { name: 'The pieces of the pattern, drawn side by side' })
const finished = (page: Page) => page.locator('[aria-label="Finished garment"]').innerText()

test('from a customer’s sizes to the paper: pieces, metres of cloth, and pages of A4 at true size', async () => {
  const { page, customer } = await measured()
  await page.goto(`/tailor/customers/${customer.id}`)
  await page.getByRole('link', { name: 'Pattern for Asha Verma' }).click()
  await picture(page).waitFor()
  await page.getByRole('combobox', { name: 'Garment' }).selectOption('Kurta or kameez')
  await page.getByRole('combobox', { name: 'Fit' }).selectOption('Slim')
  // 38 inches and nine centimetres of ease.
  await expect.poll(() => finished(page)).toContain('41 ½ in')
  await page.getByRole('textbox', { name: 'Chest (bust)' }).fill('40')
  await expect.poll(() => finished(page)).toContain('43 ½ in')
  await page.getByText('Typed here').waitFor()
  await page.getByText(/^\d\.\d\d m$/).waitFor()
  const pdf = await savedFile(page, 'A4 pages (PDF)')
  expect(pdf.match(/\/MediaBox \[0 0 595\.276 841\.890\]/g)?.length).toBeGreaterThan(5)
  expect(pdf).toContain(`${ptPerMm.toFixed(6)} 0 0 ${ptPerMm.toFixed(6)} 0 0 cm`)
  expect(await savedFile(page, 'One sheet (SVG)')).toMatch(/^<svg [^>]*width="\d+mm"/)
  const metres = Number((await page.getByText(/^\d\.\d\d m$/).innerText()).replace(' m', ''))
  expect(pdf.match(/\/MediaBox \[0 0 841\.890 595\.276\]/g)).toHaveLength(1)
  const layout = await savedFile(page, 'Cutting layout (SVG)')
  // The cloth and a centimetre around it.
  expect(layout).toContain(`width="${Math.round(1000 * metres) + 20}mm"`)
  expect(await savedFile(page, 'Cutting layout (DXF)')).toContain(` ${1000 * metres} mm long`)
  await page.setViewportSize(phone)
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])
})

testInAll(
  'a belly is gone around: the finished waist is wider than it, and a skirt of narrow cloth has its metres',
  async () => {
    const { page, customer, measure } = await measured()
    await measure({ ...tape, chest: '42.5', waist: '47.25', hips: '43' })
    const open = async (design: string) => {
      await page.goto(`/tailor/patterns?person=${customer.people[0]?.id}&design=${design}`)
      await picture(page).waitFor()
    }
    for (const design of ['kurta', 'shirt', 'tee', 'bodice_men', 'bodice_women']) {
      await open(design)
      await page.getByRole('button', { name: 'cm', exact: true }).click()
      const waistCm = async () => Number((await finished(page)).match(/Waist\s+([\d.]+) cm/)?.[1])
      // 47 ¼ inches are 120 cm.
      await expect.poll(waistCm, { message: design }).toBeGreaterThan(122)
    }
    await open('skirt')
    await page.getByRole('combobox', { name: 'Width of the cloth' }).selectOption('90')
    await page.getByText(/^[1-4]\.\d\d m$/).waitFor()
    const gore = page.getByRole('listitem').filter({ hasText: /^Gore/ })
    await expect.poll(() => gore.innerText()).toBe('Gore cut 4 · on the fold')
    await page.getByRole('combobox', { name: 'Ghera (flare)' }).selectOption('Quarter circle')
    await page.getByRole('textbox', { name: 'Waist', exact: true }).fill('76')
    await page.getByRole('textbox', { name: 'Hips (seat)' }).fill('112')
    await expect
      .poll(() => gore.innerText())
      .toBe('Gore cut 4 · on the fold · gather its waist into the band')
  },
)

test('sizes no body has are refused at the field, and the last pattern stays', async () => {
  const { page, customer } = await measured()
  await page.goto(`/tailor/patterns?person=${customer.people[0]?.id}&design=trousers`)
  await picture(page).waitFor()
  await page.getByRole('textbox', { name: 'Waist', exact: true }).fill('0')
  await page.getByText(/^Type a size from/).waitFor()
  expect(await picture(page).isVisible()).toBe(true)
})

testInAll('sizes of the book that make no pattern at all stand there to be put right', async () => {
  const { page, customer, measure } = await measured()
  await measure({ ...tape, waist: '6' })
  await page.goto(`/tailor/patterns?person=${customer.people[0]?.id}&design=trousers`)
  await page.getByText(/^No pattern comes out of these sizes/).waitFor()
  await page.getByRole('textbox', { name: 'Waist', exact: true }).fill('32')
  await picture(page).waitFor()
  expect(await page.getByText(/^No pattern comes out/).count()).toBe(0)
})

testInAll(
  'a shalwar kameez is drawn and laid whole: both patterns named, the cloth of both, each to be printed',
  async () => {
    const { page, owner, customer } = await measured()
    const order = await takeOrder(owner, customer, { garments: ['shalwar_kameez'] })
    await page.goto(`/tailor/orders/${order.id}`)
    await pieceAct(page.getByRole('article').first(), 'Pattern')
    await picture(page).waitFor()
    const metres = async () => Number((await page.getByText(/^\d\.\d\d m$/).innerText()).replace(' m', ''))
    await page.getByText('For all of it together: Kurta or kameez, Salwar.').waitFor()
    const both = await metres()
    expect(both).toBeGreaterThan(3)
    await page.getByRole('combobox', { name: 'Garment' }).selectOption('Salwar')
    await page.getByText('For all of it together: Salwar, Kurta or kameez.').waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Leg \(kunda\)/ })
      .waitFor()
    expect(Math.abs((await metres()) - both)).toBeLessThan(0.3)
    await page.getByRole('combobox', { name: 'Garment' }).selectOption('Shirt')
    await page.getByRole('listitem').filter({ hasText: /^Cuff/ }).waitFor()
    expect(await page.getByText(/^For all of it together/).count()).toBe(0)
    expect(await metres()).toBeLessThan(both - 1)
  },
)

test('a piece of an order is drawn from the sizes it was ordered with, whatever the book says by now', async () => {
  const { page, owner, customer, measure } = await measured()
  const order = await takeOrder(owner, customer, { garments: ['shirt'] })
  await measure({ ...tape, chest: '44' })
  await page.goto(`/tailor/orders/${order.id}`)
  await pieceAct(page.getByRole('article').first(), 'Pattern')
  await picture(page).waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Chest (bust)' }).inputValue()).toBe('38')
  await page.getByRole('heading', { level: 1, name: /ORD-001/ }).waitFor()
})

testInAll('a piece cut from a scan sent to the shop tells its sizes as estimated, not measured', async () => {
  const { page, owner } = await measured()
  const another = await addCustomer(owner, { name: 'Ravi Verma', phone: '98150 66666' })
  const { estimates, person } = aScan()
  const bySite = Object.entries(estimates).map(([field, { mm, plusMinusMm }]) => ({
    field,
    typed: String(mm / 10),
    unit: 'cm',
    plusMinusMm,
    from: 'photo',
    isKept: true,
  }))
  const height = { field: 'height', typed: String(person.heightMm / 10), unit: 'cm', from: 'typed' }
  await send(owner.context, '/api/measurement-records', {
    personId: another.people[0]?.id,
    how: 'photo',
    unit: 'cm',
    values: [...bySite, height],
  })
  const order = await takeOrder(owner, another, { garments: ['shirt'] })
  await page.goto(`/tailor/orders/${order.id}`)
  await pieceAct(page.getByRole('article').first(), 'Pattern')
  await picture(page).waitFor()
  await page
    .getByText(/^Estimated from photos ±/)
    .first()
    .waitFor()
  expect(await page.getByText('Measured', { exact: true }).count()).toBe(0)
})

testInAll('an ordered length that was typed over comes back when the field is emptied', async () => {
  const { page, customer, measure } = await measured()
  await measure({ ...tape, kurta_length: '42' })
  await page.goto(`/tailor/patterns?person=${customer.people[0]?.id}&garment=kurta`)
  await picture(page).waitFor()
  await expect.poll(() => finished(page)).toMatch(/Length\s+42 in/)
  const length = page.getByRole('textbox', { name: 'Length', exact: true })
  await length.fill('36')
  await expect.poll(() => finished(page)).toMatch(/Length\s+36 in/)
  await length.fill('')
  await expect.poll(() => finished(page)).toMatch(/Length\s+42 in/)
})

testInAll(
  'an order being taken has its metres worked out from the person’s own sizes, as the cutting table does',
  async () => {
    const { page, owner, customer, measure } = await measured()
    // A small man: the record the shirt is cut from does not say so.
    await measure({ height: '55' })
    await measure(tape)
    await page.goto(`/tailor/patterns?person=${customer.people[0]?.id}&garment=shirt`)
    await picture(page).waitFor()
    await page.getByRole('combobox', { name: 'Width of the cloth' }).selectOption('147')
    await page.getByText(/of 147 cm cloth/).waitFor()
    const atTheTable = (await page.getByText(/^\d\.\d\d m$/).innerText()).replace(' m', '')
    await priceGarments(owner, { shirt: 650 })
    await page.goto(`/tailor/orders/new?customer=${customer.id}`)
    await page
      .getByRole('list', { name: 'Add a garment' })
      .getByRole('button', { name: /^Shirt ?₹/ })
      .click()
    await page.getByRole('button', { name: 'From the shop' }).click()
    await page.getByRole('button', { name: 'Work out metres from the sizes' }).click()
    const take = page.getByRole('button', { name: /^Take [\d.]+ m at 147 cm width$/ })
    const [, metres] = (await take.innerText()).match(/Take ([\d.]+) m/) ?? []
    await take.click()
    expect(metres).toBe(atTheTable)
    expect(Number(metres)).toBeGreaterThan(1)
    expect(Number(metres)).toBeLessThan(2.2)
    await expect.poll(() => page.getByRole('textbox', { name: 'Metres' }).inputValue()).toBe(metres)
  },
)

test('a guest sees and keeps their own pattern from the measuring on their device, and nothing is sent', async () => {
  const { page, context } = await app.visit()
  await wasMeasured(context)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.setViewportSize(phone)
  await page.goto('/pattern?design=trousers')
  await picture(page).waitFor()
  await page
    .getByText(/^Estimated from photos ±/)
    .first()
    .waitFor()
  const pdf = await savedFile(page, 'One sheet (PDF)')
  // The sheet, and the cutting layout.
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(2)
  expect(sent).toEqual([])
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])
})

testInAll(
  'trousers end as wide as ordered; what no draft follows, and what is drawn only near to it, stands on screen and paper',
  async () => {
    const { page, customer, measure } = await measured()
    await measure({ ...tape, leg_opening: '14', rise: '11', shirt_length: '12' })
    const open = (garment: string) =>
      page.goto(`/tailor/patterns?person=${customer.people[0]?.id}&garment=${garment}`)
    await open('trousers')
    await picture(page).waitFor()
    await page.getByText(/^Lining cloth: [01]\.\d\d m of the same width\.$/).waitFor()
    await expect.poll(() => finished(page)).toMatch(/Hem\s+14 in/)
    await page.getByText('Not followed by this pattern, mind them when cutting: Rise.').waitFor()
    expect(await savedFile(page, 'One sheet (SVG)')).toContain('Not followed by this pattern')
    await open('shirt')
    await page
      .getByText(/^Drawn as near to the order as these sizes allow: Length \d.* in \(ordered 12 in\)\.$/)
      .waitFor()
    expect(await page.getByText(/^Lining cloth/).count()).toBe(0)
    const svg = await savedFile(page, 'One sheet (SVG)')
    expect(svg).toContain('Drawn as near to the order')
    expect(svg).toContain('Estimated, not taped: ')
    expect(await wordsOutside(page, svg)).toEqual([])
  },
)

/** The words of a sheet, as a browser draws them, that run off it. */
async function wordsOutside(page: Page, svg: string): Promise<string[]> {
  await page.setContent(svg)
  return page.evaluate(() => {
    const sheet = document.querySelector('svg')?.getBoundingClientRect()
    if (!sheet) throw new Error('no sheet')
    const words = [...document.querySelectorAll('text')]
    if (words.length < 5) throw new Error('no words')
    return words
      .filter((word) => {
        const box = word.getBoundingClientRect()
        return (
          box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom
        )
      })
      .map((word) => word.textContent ?? '')
  })
}
