import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Basket,
  type CreditedLine,
  creditedOf,
  creditOf,
  sumsOf,
  type TaxedLine,
  type TaxSplit,
} from './bill-sums.ts'

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const basket = (said: Partial<Basket>): Basket => ({
  lines: [{ amountMinor: 105_000, rateBp: 500 }],
  discountMinor: 0,
  includesTax: true,
  split: 'halves',
  rounding: 'none',
  ...said,
})

describe('what a bill comes to', () => {
  test('a price that includes its tax stays the price, and its halves are equal', () => {
    const sums = sumsOf(basket({}))
    expect(sums).toMatchObject({ taxableMinor: 100_000, taxMinor: 5_000, totalMinor: 105_000 })
    expect(sums.taxes).toEqual([
      { kind: 'cgst', rateBp: 250, amountMinor: 2_500 },
      { kind: 'sgst', rateBp: 250, amountMinor: 2_500 },
    ])
  })

  test('a price without its tax gets it on top', () => {
    const lines = [{ amountMinor: 100_000, rateBp: 1_800 }]
    expect(sumsOf(basket({ lines, includesTax: false, split: 'igst' }))).toMatchObject({
      taxableMinor: 100_000,
      taxes: [{ kind: 'igst', rateBp: 1_800, amountMinor: 18_000 }],
      totalMinor: 118_000,
    })
  })

  test('the discount comes off before the tax, spread over the lines by their amounts', () => {
    const lines = [
      { amountMinor: 20_000, rateBp: 500 },
      { amountMinor: 10_000, rateBp: 1_800 },
    ]
    const sums = sumsOf(basket({ lines, discountMinor: 3_000, includesTax: false }))
    expect(sums.lines.map(({ discountMinor, taxableMinor }) => [discountMinor, taxableMinor])).toEqual([
      [2_000, 18_000],
      [1_000, 9_000],
    ])
    expect(sums.taxes.map(({ rateBp, amountMinor }) => [rateBp, amountMinor])).toEqual([
      [250, 450],
      [250, 450],
      [900, 810],
      [900, 810],
    ])
  })

  test('what was taken off with its tax comes off what is asked, and the tax is taken out of the rest', () => {
    const lines = [{ amountMinor: 210_000, rateBp: 500 }]
    const sums = sumsOf(basket({ lines, offMinor: 20_500, includesTax: false }))
    expect([sums.discountMinor, sums.taxableMinor, sums.taxMinor, sums.totalMinor]).toEqual([
      19_524, 190_476, 9_524, 200_000,
    ])
    expect(sumsOf(basket({ lines, offMinor: 220_501, includesTax: false })).totalMinor).toBe(0)
  })

  test('the rupee is whole in the end, and the difference has its own line', () => {
    const lines = [{ amountMinor: 99_999, rateBp: 500 }]
    const sums = sumsOf(basket({ lines, includesTax: false, rounding: 'whole' }))
    expect([sums.taxableMinor, sums.taxMinor, sums.roundOffMinor, sums.totalMinor]).toEqual([
      99_999, 5_000, 1, 105_000,
    ])
  })

  test('what was taken off with its tax comes off the whole rupee that was asked for, which is not rounded anew', () => {
    const lines = [{ amountMinor: 99_999, rateBp: 500 }]
    const sums = sumsOf(basket({ lines, offMinor: 4_975, includesTax: false, rounding: 'whole' }))
    expect([sums.roundOffMinor, sums.totalMinor]).toEqual([1, 100_025])
  })

  test('the Emirates round each line to the nearest fils', () => {
    const lines = Array.from({ length: 3 }, () => ({ amountMinor: 1_010, rateBp: 500 }))
    expect(sumsOf(basket({ lines, includesTax: false, split: 'vat' })).taxMinor).toBe(3 * 51)
  })
})

const anyBasket = fc
  .record({
    lines: fc.array(
      fc.record({
        amountMinor: fc.integer({ min: 0, max: 100_000_000 }),
        rateBp: fc.constantFrom(0, 25, 300, 500, 1_200, 1_800, 2_800),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    off: fc.option(fc.double({ min: 0, max: 1.2, noNaN: true })),
    includesTax: fc.boolean(),
    split: fc.constantFrom<TaxSplit[]>('halves', 'igst', 'vat', 'none'),
    rounding: fc.constantFrom<Basket['rounding'][]>('none', 'whole'),
  })
  .map(({ part, off, ...said }) => {
    const beforeMinor = sum(said.lines.map(({ amountMinor }) => amountMinor))
    const discountMinor = Math.floor(beforeMinor * part)
    return { ...said, discountMinor, offMinor: Math.floor((beforeMinor - discountMinor) * (off ?? 0)) }
  })

/** The laws of a bill that this one breaks; expect() itself would be too slow for so many. */
function broken(given: Basket & { offMinor: number }): string[] {
  const { lines, ...totals } = sumsOf(given)
  const asked = sumsOf({ ...given, offMinor: 0, rounding: 'none' })
  const wholeMinor = Math.round(asked.totalMinor / 100) * 100
  const offMinor = Math.min(given.offMinor, asked.totalMinor)
  const before = sum(given.lines.map(({ amountMinor }) => amountMinor))
  const exact = totals.totalMinor - totals.roundOffMinor
  const taxOf = ({ taxes }: (typeof lines)[number]) => sum(taxes.map(({ amountMinor }) => amountMinor))
  const laws: Record<string, boolean> = {
    'the discount is spread in full':
      offMinor > 0 || sum(lines.map(({ discountMinor }) => discountMinor)) === given.discountMinor,
    'all that was taken off comes off what is asked': exact === asked.totalMinor - offMinor,
    'a line’s discount lowers its price': lines.every(
      ({ amountMinor, discountMinor, taxableMinor, totalMinor }) =>
        amountMinor - discountMinor === (given.includesTax ? totalMinor : taxableMinor),
    ),
    'a tax is its rate of the taxable value': lines.every(({ taxes, taxableMinor }) =>
      taxes.every(({ rateBp, amountMinor }) => Math.abs(amountMinor - (taxableMinor * rateBp) / 10_000) <= 1),
    ),
    'no line is worth less than nothing': lines.every(({ taxableMinor }) => taxableMinor >= 0),
    'a line adds up': lines.every((line) => line.taxableMinor + taxOf(line) === line.totalMinor),
    'halves are equal':
      given.split !== 'halves' || lines.every(({ taxes: [a, b] }) => a?.amountMinor === b?.amountMinor),
    'lines add up to the tax': sum(lines.map(taxOf)) === totals.taxMinor,
    'taxes by rate add up to the tax':
      sum(totals.taxes.map(({ amountMinor }) => amountMinor)) === totals.taxMinor,
    'the bill adds up': totals.taxableMinor + totals.taxMinor === exact,
    'a price that includes its tax stays':
      !(given.includesTax || given.split === 'none') || exact === before - given.discountMinor - offMinor,
    'what the bill asked for before it was lowered is whole where it is to be':
      given.rounding === 'none' || totals.totalMinor === Math.max(0, wholeMinor - given.offMinor),
    'no more is rounded off than half':
      Math.abs(totals.roundOffMinor) <= (given.rounding === 'none' ? 0 : 50),
  }
  return Object.keys(laws).filter((law) => !laws[law])
}

test('over 10,000 baskets every bill reconciles to the last paisa', () => {
  const check = (given: Parameters<typeof broken>[0]) => broken(given).length === 0
  fc.assert(fc.property(anyBasket, check), { numRuns: 10_000 })
}, 30_000)

test('given back in parts, a line leaves nothing of any tax behind', () => {
  fc.assert(
    fc.property(
      anyBasket,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      (given, parts) => {
        const [line] = sumsOf(given).lines
        if (!line) return
        const credits: ReturnType<typeof creditOf>[] = []
        const left = () => line.totalMinor - sum(credits.map(({ totalMinor }) => totalMinor))
        for (const part of [...parts, 1]) credits.push(creditOf(line, credits, Math.floor(left() * part)))
        expect(left()).toBe(0)
        expect(sum(credits.map(({ taxableMinor }) => taxableMinor))).toBe(line.taxableMinor)
        line.taxes.forEach(({ amountMinor }, at) => {
          expect(sum(credits.map(({ taxes }) => taxes[at]?.amountMinor ?? 0))).toBe(amountMinor)
        })
      },
    ),
    { numRuns: 500 },
  )
})

test('however a bill is given back, never more of it than it came to, and in the end all of it and of its taxes', () => {
  const line = fc.record({
    amountMinor: fc.integer({ min: 1, max: 500_000 }),
    rateBp: fc.constantFrom(0, 500, 1_800),
  })
  const giving = fc.array(fc.record({ at: fc.nat(), share: fc.integer({ min: 1, max: 100 }) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      giving,
      (lines, includesTax, parts) => {
        const bill = sumsOf(basket({ lines, includesTax, rounding: 'whole' }))
        // What is rounded to nothing is not billed.
        fc.pre(bill.totalMinor > 0)
        const given: TaxedLine[][] = bill.lines.map(() => [])
        const leftMinor = () =>
          bill.lines.map(
            ({ totalMinor }, at) => totalMinor - sum((given[at] ?? []).map((part) => part.totalMinor)),
          )
        let creditedMinor = 0
        let roundedMinor = 0
        const give = (wanted: CreditedLine[]) => {
          const credited = creditedOf({ ...bill, creditedMinor, leftMinor: leftMinor() }, wanted)
          if ('refused' in credited) return
          const notes = credited.lines.map(({ line: at, amountMinor }) => {
            const billed = bill.lines[at] as TaxedLine // a place of the bill
            return { at, part: creditOf(billed, given[at] ?? [], amountMinor) }
          })
          for (const { at, part } of notes) given[at]?.push(part)
          const noteMinor = sum(notes.map(({ part }) => part.totalMinor)) + credited.roundOffMinor
          expect(noteMinor).toBeGreaterThan(0)
          creditedMinor += noteMinor
          roundedMinor += credited.roundOffMinor
          expect(creditedMinor).toBeLessThanOrEqual(bill.totalMinor)
        }
        for (const { at, share } of parts) {
          const place = at % bill.lines.length
          const left = leftMinor()[place] ?? 0
          // Somebody who gives back the whole of a bill types its sum.
          const amountMinor =
            share === 100 ? Math.min(left, bill.totalMinor - creditedMinor) : Math.ceil((left * share) / 100)
          if (amountMinor > 0 && creditedMinor < bill.totalMinor) give([{ line: place, amountMinor }])
        }
        const rest = leftMinor().flatMap((amountMinor, line) =>
          amountMinor > 0 ? [{ line, amountMinor }] : [],
        )
        if (creditedMinor < bill.totalMinor) give(rest)
        const taxMinor = sum(given.flat().flatMap(({ taxes }) => taxes.map(({ amountMinor }) => amountMinor)))
        expect([taxMinor, roundedMinor]).toEqual([bill.taxMinor, bill.roundOffMinor])
        expect(leftMinor().every((left) => left === 0)).toBe(true)
        expect(creditedMinor).toBe(bill.totalMinor)
      },
    ),
    { numRuns: 2_000 },
  )
})
