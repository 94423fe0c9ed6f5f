import { readFileSync } from 'node:fs'
import { garmentCatalogue } from '@darzi/tailoring/garments/catalogue.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrder } from '../payments/order-for-tests.ts'
import { folderOf } from './folders.ts'
import { paperWords } from './paper-words.ts'
import { tagsPaper } from './tags-paper.ts'
import { typeset } from './typesetter.ts'

const address = 'https://darzi.example.test'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function aPrintedOrder() {
  const { shop, owner } = await aShopAtWork(running.app)
  const { params } = await anOrder(running.app, { shopId: shop.id, owner })
  const order = await owner.call('GET /api/orders/:id', { params })
  const [piece] = order.pieces
  if (!piece) throw new Error('an order without a piece')
  return { owner, params, order, piece }
}

const drawing = (group: string, option: string) =>
  readFileSync(`${folderOf('papers')}/styles/${group}.${option}.svg`, 'utf8')

/** The drawings a set paper shows, in the order in which they are read. */
const drawingsIn = (svg: string) =>
  [...svg.matchAll(/"data:image\/svg\+xml;base64,([^"]+)"/g)]
    .map(([, coded = '']) => Buffer.from(coded, 'base64').toString())
    .filter((drawing) => !drawing.includes('crispEdges'))

test.each([
  ['en', '58'],
  ['hi', '80'],
  ['pa', 'a5'],
] as const)(
  'the tag of every garment lists each chosen style with its picture and its name: “%s” on %s',
  async (language, size) => {
    const { order, piece } = await aPrintedOrder()
    const words = paperWords(language)
    for (const { key, styles } of garmentCatalogue.filter((garment) => garment.styles.length > 0)) {
      const most = Math.max(...styles.map(({ options }) => options.length))
      const pieces = Array.from({ length: most }, (_, place) => ({
        ...piece,
        garment: { key },
        styles: styles.map((group) => ({
          group: group.key,
          option: group.options[place % group.options.length]?.key ?? '',
        })),
      }))
      const paper = tagsPaper(
        { order: { ...order, pieces }, timeZone: 'Asia/Kolkata', size, address },
        () => words,
      )
      const chosen = pieces.flatMap((each) => each.styles)
      expect(drawingsIn(await typeset('tags', paper).svg()), key).toEqual(
        chosen.map(({ group, option }) => drawing(group, option)),
      )
      const named = paper.pieces.flatMap((tag) => tag.styles)
      expect(named.map(({ label, value }) => [label, value])).toEqual(
        chosen.map(({ group, option }) => [
          words.t(`garment-names.groups.${group}`),
          words.t(`garment-names.options.${group}.${option}`),
        ]),
      )
      expect(named.map(({ label, value }) => `${label} ${value}`).join()).not.toContain('garment-names.')
    }
  },
)

test('a style of the shop’s own is named without a picture', async () => {
  const { order, piece } = await aPrintedOrder()
  const own = { group: 'collar', option: 'nehru', groupName: 'Collar', optionName: 'Nehru' }
  const pieces = [{ ...piece, styles: [own, { group: 'constructor', option: 'name' }] }]
  const paper = tagsPaper(
    { order: { ...order, pieces }, timeZone: 'Asia/Kolkata', size: '80', address },
    () => paperWords('en'),
  )
  expect(paper.pieces[0]?.styles[0]).toEqual({ label: 'Collar', value: 'Nehru', picture: null })
  expect(drawingsIn(await typeset('tags', paper).svg())).toEqual([])
})

test('photos of the style and the cloth stand on the tag, of one piece or of all; those of the work and of the person do not', async () => {
  const { owner, params, piece } = await aPrintedOrder()
  const height = async () => {
    const { bytes } = await owner.try('GET /api/orders/:id/tags', { params, query: { format: 'png' } })
    return (await sharp(bytes).metadata()).height
  }
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a64' } })
    .png()
    .toBuffer()
  const hang = (kind: 'cloth' | 'style' | 'stage' | 'customer', pieceId?: string) =>
    owner.call('POST /api/orders/:id/photos', {
      params,
      body: { kind, ...(pieceId ? { pieceId } : {}) },
      files: { photo: { bytes: photo, filename: 'style.png', type: 'image/png' } },
    })
  const bare = await height()
  await hang('stage', piece.id)
  await hang('customer')
  expect(await height()).toBe(bare)
  await hang('style', piece.id)
  const withOne = await height()
  expect(withOne).toBeGreaterThan(bare + 200)
  await hang('cloth')
  expect(await height()).toBe(withOne)
  await hang('cloth', piece.id)
  expect(await height()).toBeGreaterThan(withOne + 200)
})

test('a tag is printed in the language of whoever has the piece; else of who prints; another is given when asked for', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { params } = await anOrder(running.app, { shopId: shop.id, owner }, { pieces: 2 })
  const [first, second] = (await owner.call('GET /api/orders/:id', { params })).pieces
  const { id: stitcherId, account } = await aMember(running.app, shop.id, { role: 'stitcher' })
  const stitcher = await signedIn(running.app, account.id)
  const print = async (language?: 'en' | 'hi' | 'pa') =>
    (
      await owner.try('GET /api/orders/:id/tags', { params, query: language ? { language } : {} })
    ).bytes.toString('base64')
  const give = (pieceId = '', assignedTo: string | null) =>
    owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
      params: { ...params, pieceId },
      body: { assignedTo },
    })
  const [english, punjabi] = [await print('en'), await print('pa')]
  expect(await print()).toBe(english)
  await give(first?.id, stitcherId)
  expect(await print(), 'who never chose a language has the printer’s').toBe(english)
  await stitcher.call('PATCH /api/account', { body: { language: 'pa' } })
  const mixed = await print()
  expect([english, punjabi]).not.toContain(mixed)
  await give(second?.id, stitcherId)
  expect(await print()).toBe(punjabi)
  expect(await print('en')).toBe(english)
})
