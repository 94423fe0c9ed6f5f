import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { aCustomer, accept, aListedShop, brief, offer } from './quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('sizes that were shared stand in the book with where each is from, once the offer is accepted', async () => {
  const { owner, slug } = await aListedShop(running)
  const customer = await aCustomer(running)
  const sites = { hips: { mm: 990, plusMinusMm: 30, from: 'build' as const } }
  const scan = aScan({ id: running.app.newId(), sites, photoMm: { chest: 410 }, tape: { waist: 812 } })
  await customer.call('POST /api/body-scans', { body: scan })
  const body = brief(running, [slug], { sharesSizes: true })
  const { quotes } = await customer.call('POST /api/quotes', { body, files: {} })
  const of = { params: { id: quotes[0]?.id ?? '' } }
  await offer(owner, of)
  expect((await accept(customer, of)).status).toBe(200)
  const [record] = (await owner.call('GET /api/measurement-records')).rows
  const { values } = await owner.call('GET /api/measurement-records/:id', {
    params: { id: record?.id ?? '' },
  })
  const knownOf = (field: string) => {
    const { mm, from, plusMinusMm, photoMm } = values.find((value) => value.field === field) ?? {}
    return { mm, from, plusMinusMm, photoMm }
  }
  expect(['chest', 'waist', 'hips'].map(knownOf)).toEqual([
    { mm: 400, from: 'photo', plusMinusMm: 14, photoMm: 410 },
    { mm: 812, from: 'tape', plusMinusMm: undefined, photoMm: undefined },
    { mm: 990, from: 'build', plusMinusMm: 30, photoMm: undefined },
  ])
})
