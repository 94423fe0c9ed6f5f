/** Papers of Print & Export, opened again: pages as they are drawn, cells of workbooks, paragraphs of Word files, lines of CSV. */
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { readCodes } from '../../testing/read-codes.ts'
import { textOfPdf } from '../../testing/read-pdf.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBillingShop } from '../bills/bills-for-tests.ts'
import { measureFor } from '../orders/orders-for-tests.ts'
import { dayIn } from '../shops/api.ts'
import { drawSvg } from './drawing-desk.ts'
import { paperWords } from './paper-words.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const formats = ['pdf', 'xlsx', 'csv', 'docx'] as const
const today = () => dayIn('Asia/Kolkata', running.app.now())

/** A shop with a customer whose name a spreadsheet would compute, a bill and a payment. */
async function aShop() {
  const shop = await aBillingShop(running.app, { pieces: 2 })
  const { params, owner } = shop
  const { customer } = await owner.call('GET /api/orders/:id', { params })
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customer.id },
    body: { name: '=1+2 ਹਰਪ੍ਰੀਤ ਕੌਰ' },
  })
  await owner.call('POST /api/orders/:id/payments', {
    params,
    body: { id: running.app.newId(), amountMinor: 50_000, method: 'cash' },
  })
  const paper = (name: string, query: object) =>
    owner.try('GET /api/papers/:paper', { params: { paper: name as 'bill' }, query })
  return { ...shop, customer, paper }
}

/** A page with enough dots for a phone's camera. */
const enlarged = (svg: string) =>
  svg.replace(
    /^(<svg[^>]*?)\bwidth="([\d.]+)pt" height="([\d.]+)pt"/,
    (_, opening: string, width: string, height: string) =>
      `${opening}width="${Math.round(Number(width) * 3)}" height="${Math.round(Number(height) * 3)}"`,
  )

/** The same with another order, and a customer whose sizes are in the book. */
async function aMeasuredShop() {
  const shop = await aShop()
  const { people } = await shop.owner.call('GET /api/customers/:id', { params: { id: shop.customer.id } })
  await measureFor(shop.owner, people[0]?.id ?? '', ['shirt'])
  return { ...shop, other: await shop.order() }
}

const unzipped = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]))
const wordsOfDocx = (bytes: Uint8Array) =>
  [...(unzipped(bytes)['word/document.xml'] ?? '').matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
    .map(([, text]) => text)
    .join('\n')

/** The word key of each paper's title, and what is printed of this shop on it in every language. */
const said = {
  pickupSlip: ['doc.pickupSlip', 'ORD-001', '₹1,050', '₹550'],
  invoice: ['doc.invoice', 'Noor Tailors', 'ORD-001-1/2', '₹1,050', '₹500'],
  measurementCard: ['measurements', 'Noor Tailors', '20'],
  orderSummary: ['doc.orderSummary', 'ORD-001', '₹1,050', '₹550'],
  dailyReport: ['doc.dailyReport', 'ORD-001', '₹500'],
  customerHistory: ['doc.customerHistory', 'ORD-001', '₹1,050'],
  billRegister: ['doc.billRegister', 'INV/', '₹1,000'],
} as const
const scripts = { en: /^[^\u0900-\u0a7f]*$/, hi: /[\u0900-\u097f]{2}/, pa: /[\u0a00-\u0a7f]{2}/ }

describe('each of the papers', () => {
  test('comes in four formats, and says its title and what stands in the book in each of three languages', async () => {
    const { paper, params, customer, owner, issue, other } = await aMeasuredShop()
    await issue({}, other.params)
    const subjects = {
      pickupSlip: { orders: params.id },
      invoice: { orders: params.id },
      measurementCard: { customer: customer.id },
      orderSummary: { from: '2026-03-01', to: '2026-03-31' },
      dailyReport: { from: today() },
      customerHistory: { customer: customer.id },
      billRegister: { from: today(), to: today() },
    }
    await owner.call('PATCH /api/customers/:id', { params: { id: customer.id }, body: { name: 'Asha' } })
    const starts = { pdf: '%PDF', xlsx: 'PK', docx: 'PK', csv: '\ufeff' }
    const made = async (name: string, query: object) => {
      const { status, bytes, headers, text } = await paper(name, query)
      expect([name, query, status], status === 200 ? '' : text).toEqual([name, query, 200])
      return { bytes, headers }
    }
    for (const [name, [titled, ...printed]] of Object.entries(said)) {
      const subject = subjects[name as keyof typeof subjects] // both have the same keys
      for (const format of formats) {
        const { bytes, headers } = await made(name, { ...subject, format })
        expect(bytes.toString('utf8').startsWith(starts[format])).toBe(true)
        expect(headers['content-disposition']).toMatch(
          new RegExp(`^attachment; filename="tailor-document-\\d{13}\\.${format}"$`),
        )
        expect([format, headers['content-length'] === undefined]).toEqual([format, format === 'csv'])
      }
      for (const language of ['en', 'hi', 'pa'] as const) {
        const title = paperWords(language).t(`papers.${titled}`)
        const file = wordsOfDocx((await made(name, { ...subject, language, format: 'docx' })).bytes)
        const page = textOfPdf((await made(name, { ...subject, language, format: 'pdf' })).bytes)
        for (const words of [title, ...printed]) expect(file, `${name} ${language}`).toContain(words)
        for (const words of printed) expect(page, `${name} ${language}`).toContain(words)
        expect(page, `${name} ${language}`).toMatch(scripts[language])
        // A slip has the shop's name where the others have a title.
        if (name !== 'pickupSlip') expect(page.split('\n'), `${name} ${language}`).toContain(title)
      }
    }
  })

  test('says what it is missing when nothing is chosen or nobody was measured', async () => {
    const { paper, customer } = await aShop()
    expect((await paper('invoice', {})).body.code).toBe('documents.nothingChosen')
    expect((await paper('measurementCard', { customer: customer.id })).body.code).toBe(
      'documents.noMeasurements',
    )
  })
})

describe('opened again', () => {
  test('a workbook has amounts as numbers, days that sort, and no formula anywhere', async () => {
    const { paper } = await aShop()
    const { bytes } = await paper('orderSummary', { from: '2026-03-01', to: '2026-03-31', format: 'xlsx' })
    const parts = unzipped(bytes)
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<v>1050<\/v>/)
    expect(parts['xl/sharedStrings.xml'] ?? sheet).toContain('=1+2 ਹਰਪ੍ਰੀਤ ਕੌਰ')
    expect(parts['xl/sharedStrings.xml'] ?? sheet).toContain('2026-03-01')
  })

  test('a CSV has the same rows, and a cell that begins like a formula is words', async () => {
    const { paper } = await aShop()
    const { text } = await paper('orderSummary', {
      from: '2026-03-01',
      to: '2026-03-31',
      format: 'csv',
      language: 'pa',
    })
    expect(text).toContain("'=1+2 ਹਰਪ੍ਰੀਤ ਕੌਰ")
    expect(text).toContain('1050.00,550.00')
    expect(text).toContain('ਆਰਡਰਾਂ ਦਾ ਸਾਰ')
  })

  test('a Word file has the words of the paper in its language', async () => {
    const { paper, params } = await aShop()
    const { bytes } = await paper('invoice', { orders: params.id, format: 'docx', language: 'hi' })
    const words = wordsOfDocx(bytes)
    for (const said of ['Noor Tailors', 'पूरा हिसाब', '₹1,050', 'यह टैक्स इनवॉइस नहीं है'])
      expect(words).toContain(said)
  })

  test('a page is drawn in Punjabi with letters joined, with the shop’s sign and colour', async () => {
    const { paper, owner, params } = await aShop()
    const photo = { bytes: greyPixel, filename: 'sign.png', type: 'image/png' }
    const plain = await paper('invoice', { orders: params.id, format: 'svg', language: 'pa' })
    const head = await owner.call('PUT /api/shop/paper-head/logo', { files: { photo } as never }) // the visitor sends buffers
    expect(head.logoUrl).toMatch(/^\/api\/shop\/paper-head\/logo\/[\w-]+\/thumb$/)
    await owner.call('PATCH /api/shop/paper-head', { body: { colour: '#b91c1c' } })
    const dressed = await paper('invoice', { orders: params.id, format: 'svg', language: 'pa' })
    expect(plain.text).not.toContain('<image')
    expect(dressed.text).toContain('<image')
    expect(dressed.text).toContain('#b91c1c')
    await owner.call('PATCH /api/shop/counter', { body: { slipSize: 'a5' } })
    const slip = await paper('pickupSlip', { orders: params.id, format: 'svg', language: 'pa' })
    expect(slip.text.match(/<image/g)?.length).toBe(2) // beside the code to follow the order
    expect(slip.text).toContain('#b91c1c')
    const { data } = await sharp(await drawSvg(dressed.text))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.some((grey) => grey < 128)).toBe(true)
  })
})

describe('the invoice', () => {
  test('is the bill once there is one, with everything the law names', async () => {
    const { paper, params, issue } = await aShop()
    const { body: bill } = await issue({ buyer: { name: 'Asha Verma', state: '03' } })
    const { text } = await paper('invoice', { orders: params.id, format: 'csv' })
    for (const said of [
      'Tax Invoice',
      bill.number,
      'GSTIN,27AAACY5779P1ZB',
      'HSN/SAC',
      '998822',
      'Punjab (03)',
      'IGST 5%,50.00',
      'Reverse charge,No',
    ])
      expect(text).toContain(said)
    expect((await paper('bill', { bill: bill.id, format: 'csv' })).text).toBe(text)
  })

  test('has a code that asks for what is still owed, on the page; other files have its link; a credit note has none', async () => {
    const { paper, params, owner, issue, credit } = await aShop()
    await owner.call('PATCH /api/shop/counter', { body: { upiId: 'noor.tailors@okbank' } })
    const asked = async (name: string, query: object) => {
      const page = await paper(name, { ...query, format: 'svg' })
      const [link = ''] = await readCodes(await drawSvg(enlarged(page.text)))
      const file = await paper(name, { ...query, format: 'docx' })
      expect(wordsOfDocx(file.bytes).replaceAll('&amp;', '&')).toContain(link)
      return link && Object.fromEntries(new URL(link).searchParams)
    }
    const owed = { pa: 'noor.tailors@okbank', pn: 'Noor Tailors', am: '550.00', cu: 'INR' }
    expect(await asked('invoice', { orders: params.id })).toMatchObject(owed)
    const { body: bill } = await issue()
    expect(await asked('bill', { bill: bill.id })).toMatchObject(owed)
    const note = await credit(bill.id)
    expect(await asked('bill', { bill: note.body.id })).toBe('')
    expect(await asked('bill', { bill: bill.id })).toBe('')
  })

  test('of several orders is one file, with a page and a sheet for each', async () => {
    const { paper, params, order } = await aShop()
    const other = await order()
    const orders = [params.id, other.id].join(',')
    const sheets = unzipped((await paper('invoice', { orders, format: 'xlsx' })).bytes)
    expect(Object.keys(sheets).filter((path) => path.startsWith('xl/worksheets/sheet'))).toHaveLength(2)
    const { bytes } = await paper('invoice', { orders, format: 'pdf' })
    expect(bytes.toString('latin1')).toMatch(/\/Count 2\b/)
  })
})

test('a bill keeps the head of the shop it was issued by', async () => {
  const { paper, issue, owner } = await aShop()
  const { body: bill } = await issue()
  await owner.call('PATCH /api/shop', { body: { name: 'Noor & Sons' } })
  const words = wordsOfDocx((await paper('bill', { bill: bill.id, format: 'docx' })).bytes)
  expect(words.startsWith('Noor Tailors\n14 Linking Road, Mumbai')).toBe(true)
  expect(words).not.toContain('Noor &amp; Sons')
})

test('the day’s report counts what was paid that day, by how it was paid', async () => {
  const { paper } = await aShop()
  const { text } = await paper('dailyReport', { from: today(), format: 'csv' })
  expect(text).toContain('Cash,500.00')
  expect(text).toContain('Money received,500.00')
})

test('who sews sees no paper with money on it, and another shop none at all', async () => {
  const { shop, params } = await aShop()
  const query = { orders: params.id, format: 'csv' } as const
  const stitcher = await memberAtWork(running.app, shop.id, 'stitcher')
  const asked = { params: { paper: 'invoice' as const }, query }
  expect((await stitcher.try('GET /api/papers/:paper', asked)).status).toBe(403)
  const { owner: stranger } = await aBillingShop(running.app)
  expect((await stranger.try('GET /api/papers/:paper', asked)).status).toBe(404)
})
