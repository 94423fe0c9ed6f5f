import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Piece, SoldItem } from '@darzi/contract/order-shapes.ts'
import { expect, test } from 'vitest'
import { pieceOf } from './order-draft.ts'
import { asLastTime, repeatOrder } from './repeat-order.ts'

const shirt: Garment = {
  key: 'shirt',
  isOwn: false,
  sizing: 'anyone',
  isActive: true,
  priceMinor: 65_000,
  leadDays: 5,
  fields: [],
  stages: [],
  checks: [],
  cloth: [],
  version: 1,
  styles: [{ key: 'collar', options: [{ key: 'band' }] }],
  addOns: [{ key: 'piping', priceMinor: 5_000 }],
}
const asha = { id: 'asha', name: 'Asha Verma', isCustomer: true }
const piece: Piece = {
  id: 'p',
  position: 1,
  tag: 'ORD-001-1/1',
  person: asha,
  garment: { key: 'shirt' },
  priceMinor: 65_000,
  styles: [{ group: 'collar', option: 'band' }],
  addOns: [{ key: 'piping', priceMinor: 5_000 }],
  isUrgent: false,
  needs: [],
  missing: [],
  cutWithout: [],
  stages: [],
  stage: 0,
  state: 'delivered',
  reworks: 0,
  needsPhoto: false,
  stageSince: '2026-11-01T09:00:00.000Z',
  can: { advance: false, back: false },
}

function again(last: Partial<Piece>, today: Partial<Garment> = {}, sold?: readonly SoldItem[]) {
  const people: Customer['people'] = [{ ...asha, isCustomer: true }]
  const garments = [{ ...shirt, ...today }]
  const given = { people, garments, sold, currency: 'INR' as const, newId: () => 'new' }
  return repeatOrder({ last: { pieces: [{ ...piece, ...last }] }, ...given })
}

test('an order is repeated as it was while the shop still offers all of it', () => {
  const { pieces, notes } = again({})
  expect(notes).toEqual([])
  expect(pieces).toMatchObject([
    { id: 'new', styles: { collar: 'band' }, addOns: ['piping'], price: '650', personId: 'asha' },
  ])
})

test('styles and extras no longer offered are left out, and told', () => {
  const { pieces, notes } = again({}, { styles: [], addOns: [] })
  expect(pieces).toMatchObject([{ styles: {}, addOns: [] }])
  expect(notes).toMatchObject([{ styles: [{ option: 'band' }], addOns: [{ key: 'piping' }] }])
})

test('the price is the garment’s of today, and a change of it is told; without one it is what was paid', () => {
  const { pieces, notes } = again({ priceMinor: 60_000 })
  expect(pieces[0]?.price).toBe('650')
  expect(notes).toMatchObject([{ price: { wasMinor: 60_000, isMinor: 65_000 } }])
  const unpriced = again({ priceMinor: 60_000 }, { priceMinor: undefined })
  expect([unpriced.pieces[0]?.price, unpriced.notes]).toEqual(['600', []])
})

test('what the shop no longer sews, or was for someone who is gone, is left out as a whole', () => {
  expect(again({}, { isActive: false })).toMatchObject({ pieces: [], notes: [{ isLeftOut: 'garment' }] })
  const gone = again({ person: { id: 'binod', name: 'Binod', isCustomer: false } })
  expect(gone).toMatchObject({ pieces: [], notes: [{ isLeftOut: 'person' }] })
})

test('a changed price of an extra is told as any other, and what the garment costs is not mixed with it', () => {
  const { pieces, notes } = again({}, { addOns: [{ key: 'piping', priceMinor: 7_500 }] })
  expect(pieces).toMatchObject([{ addOns: ['piping'], price: '650' }])
  expect(notes).toMatchObject([
    { addOnPrices: [{ addOn: { key: 'piping' }, wasMinor: 5_000, isMinor: 7_500 }], price: undefined },
  ])
})

const collection = {
  itemId: 'oxford',
  name: 'Oxford shirt',
  isMadeToMeasure: false,
  colour: { name: 'Indigo', hex: '#26325c' },
  finished: { size: 'M', zonesMm: { chest: 1080 }, lengthMm: 760 },
}
const oxford: SoldItem = {
  id: 'oxford',
  garment: 'shirt',
  priceMinor: 150_000,
  isMadeToMeasure: true,
  sizes: ['S', 'M'],
  colours: ['White', 'Indigo'],
}

test('a garment of the collection is repeated as that, in its size and colour, for what it costs today', () => {
  const { pieces, notes } = again({ collection, priceMinor: 140_000 }, {}, [oxford])
  expect(pieces).toMatchObject([
    {
      price: '1500',
      garment: 'shirt',
      collection: {
        itemId: 'oxford',
        name: 'Oxford shirt',
        colour: 'Indigo',
        size: 'M',
        isMadeToMeasure: false,
      },
    },
  ])
  expect(notes).toMatchObject([{ price: { wasMinor: 140_000, isMinor: 150_000 } }])
})

test.each([
  ['the garment itself', []],
  ['its size', [{ ...oxford, sizes: ['S'] }]],
  ['its colour', [{ ...oxford, colours: ['White'] }]],
  ['it as this garment', [{ ...oxford, garment: 'kurta' }]],
])('where %s is not sold any more it is left out and told, never sewn as another', (_what, sold) => {
  expect(again({ collection }, {}, sold)).toMatchObject({ pieces: [], notes: [{ isLeftOut: 'item' }] })
})

test('one made to measure is repeated where it still is', () => {
  const measured = { ...collection, isMadeToMeasure: true, finished: undefined }
  const [piece] = again({ collection: measured }, {}, [{ ...oxford, sizes: [] }]).pieces
  expect(piece?.collection).toEqual({
    itemId: 'oxford',
    name: 'Oxford shirt',
    colour: 'Indigo',
    isMadeToMeasure: true,
  })
  const sized = again({ collection: measured }, {}, [{ ...oxford, isMadeToMeasure: false }])
  expect(sized.pieces).toEqual([])
})

test('a piece as last time has the styles still offered, the kind of cloth and the note, not its metres or its price', () => {
  const draft = pieceOf(shirt, { id: 'n', personId: 'asha', currency: 'INR' })
  const band = { group: 'collar', option: 'band' }
  const last = {
    personId: 'asha',
    garment: 'shirt',
    orderedAt: '2026-05-04T06:00:00.000Z',
    styles: [band, { group: 'cuff', option: 'gone' }],
    cloth: { source: 'own' as const, type: 'Poplin', metres: 2.2 },
    notes: 'Long cuffs',
  }
  const said = asLastTime(draft, last, shirt)
  expect(said).toEqual({
    styles: { collar: 'band' },
    clothSource: 'own',
    clothType: 'Poplin',
    clothColour: '',
    notes: 'Long cuffs',
  })
  expect(asLastTime({ ...draft, ...said }, last, shirt)).toBeUndefined()
  expect(asLastTime(draft, undefined, shirt)).toBeUndefined()
  expect(asLastTime({ ...draft, notes: 'Short cuffs' }, last, shirt)).not.toHaveProperty('notes')
})
