import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { expect, it } from 'vitest'
import type { Book } from './body-of-book.ts'
import { canDraft, clothByPattern } from './cloth-by-pattern.ts'

const value = (field: string, mm: number) => ({ field, typed: String(mm), mm })
const bookOf = (sizing: Person['sizing'], lastValues: readonly MeasuredValue[] = []): Book => ({
  person: { ...(sizing && { sizing }) },
  lastValues,
})

const metresOf = async (garment: string, book: Book, values: readonly MeasuredValue[]) => {
  const rows = await clothByPattern({ garment, book, values, styles: {} })
  return rows.map(({ metres }) => Number(metres))
}

it('metres to buy are not offered by photos alone', () => {
  expect(canDraft('shirt', [{ ...value('chest', 960), from: 'photo' }])).toBe(false)
  expect(canDraft('shirt', [{ ...value('chest', 960), from: 'tape' }])).toBe(true)
})

it('metres are offered where the garment has a pattern and the tape has been around what it needs', () => {
  expect(canDraft('shirt', [value('chest', 960)])).toBe(true)
  expect(canDraft('shirt', [value('waist', 800)])).toBe(false)
  expect(canDraft('suit', [value('chest', 960)])).toBe(false)
})

it('a men’s shalwar kameez is offered the cloth of both its parts, once both are measured', async () => {
  const chest = value('chest', 960)
  const values = [chest, value('waist', 820), value('hips', 980)]
  expect(canDraft('shalwar_kameez', [chest])).toBe(false)
  expect(canDraft('shalwar_kameez', values)).toBe(true)
  const [kameez, both] = await Promise.all(
    ['kameez', 'shalwar_kameez'].map((garment) => metresOf(garment, bookOf('men'), values)),
  )
  expect(both).toHaveLength(3)
  for (const [i, metres] of both?.entries() ?? []) expect(metres).toBeGreaterThan(1.6 * (kameez?.[i] ?? 0))
})

it('a kurta that anyone may wear takes the metres of who wears it', async () => {
  const values = [value('chest', 960)]
  const [hers, anyones, his] = await Promise.all(
    (['women', undefined, 'men'] as const).map((sizing) => metresOf('kurta', bookOf(sizing), values)),
  )
  expect(anyones).toHaveLength(3)
  for (const [i, metres] of anyones?.entries() ?? []) {
    expect(metres).toBeGreaterThan(hers?.[i] ?? 0)
    expect(metres).toBeLessThan(his?.[i] ?? 0)
  }
})

it('a child whose height stands in an earlier record gets no grown man’s metres; the piece’s own height goes first', async () => {
  const weight = { field: 'weight', typed: '25', kg: 25 }
  const [chest, height] = [value('chest', 640), value('height', 1200)]
  const grown = await metresOf('shirt', bookOf('boys'), [chest])
  const small = await metresOf('shirt', bookOf('boys', [weight, height]), [chest])
  expect(small).toHaveLength(3)
  for (const [i, metres] of small.entries()) expect(metres).toBeLessThan(0.85 * (grown[i] ?? 0))
  const typed = bookOf('boys', [weight, value('height', 1800)])
  expect(await metresOf('shirt', typed, [chest, height])).toEqual(small)
})
