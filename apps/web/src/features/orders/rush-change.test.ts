import { expect, test } from 'vitest'
import { anOrder } from '../../testing/builders.ts'
import { pieceDraftOf } from './order-draft.ts'
import { rushChange } from './rush-change.ts'

const rule = { percentBp: 2500 }

/** Two shirts for ₹650, the first of them as it is said; what saving the first with this changes for rush. */
function changed(
  draft: { isUrgent?: boolean; price?: string },
  {
    isUrgent = false,
    priceMinor = 65_000,
    ...said
  }: Partial<Parameters<typeof anOrder>[0]> & { isUrgent?: boolean; priceMinor?: number } = {},
) {
  const [first] = anOrder().pieces
  const [other] = anOrder().pieces
  if (!first || !other) throw new Error('no piece')
  const opened = { ...first, isUrgent, priceMinor }
  const rushMinor = said.rushMinor ?? 0
  const piecesMinor = priceMinor + 65_000 + rushMinor
  const sums = { piecesMinor, totalMinor: piecesMinor, rushMinor, paidMinor: 0 }
  const order = anOrder({ ...sums, ...said, pieces: [opened, other] })
  const before = pieceDraftOf(opened, order.currency)
  return rushChange(order, { opened, draft: { ...before, ...draft }, garment: undefined, rule })
}

test('marking a piece of an order adds the shop’s surcharge, unmarking the last takes all of it', () => {
  expect(changed({ isUrgent: true })).toBe(16_250)
  expect(changed({ isUrgent: true, price: '1000' })).toBe(25_000)
  expect(changed({ isUrgent: false }, { isUrgent: true, rushMinor: 10_000 })).toBe(-10_000)
})

test('the first price of an urgent piece adds its surcharge, another price and what is left alone nothing', () => {
  expect(changed({ price: '1000' }, { isUrgent: true, priceMinor: 0 })).toBe(25_000)
  expect(changed({ price: '1000' }, { isUrgent: true, rushMinor: 16_250 })).toBe(0)
  expect(changed({})).toBe(0)
})

test.each([
  ['billed', { isBilled: true, isUrgent: true, rushMinor: 16_250 }],
  ['paid', { paidMinor: 146_250, isUrgent: true, rushMinor: 16_250 }],
] as const)('nothing is taken off an order that is %s', (_how, said) => {
  expect(changed({ isUrgent: false }, said)).toBe(0)
})

test.each(['quote', 'house'] as const)(
  'where the price was agreed, with a %s, urgency costs nothing more',
  (source) => {
    expect(changed({ isUrgent: true }, { source })).toBe(0)
  },
)
