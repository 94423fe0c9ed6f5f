import { expect, it } from 'vitest'
import { bodyOfBook } from './body-of-book.ts'
import { canDraft, clothByPattern } from './cloth-by-pattern.ts'

const value = (field: string, mm: number) => ({ field, typed: String(mm), mm })

it('a person’s last sizes become a body: how they are cut for, height and weight apart', () => {
  const body = bodyOfBook({
    person: { sizing: 'women' },
    lastValues: [value('chest', 920), value('height', 1600), { field: 'weight', typed: '60', kg: 60 }],
  })
  expect(body).toEqual({
    sex: 'female',
    measuredMm: { chest: 920, height: 1600 },
    heightMm: 1600,
    weightKg: 60,
  })
})

it('nobody’s sex is guessed', () => {
  expect(bodyOfBook({ person: {}, lastValues: [] })).toEqual({ sex: 'unknown', measuredMm: {} })
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
  const metresOf = async (key: string) => {
    const rows = await clothByPattern({ garment: { key, sizing: 'men' }, values, styles: {} })
    return rows.map(({ metres }) => Number(metres))
  }
  const [kameez, both] = [await metresOf('kameez'), await metresOf('shalwar_kameez')]
  expect(both).toHaveLength(kameez.length)
  for (const [i, metres] of both.entries()) expect(metres).toBeGreaterThan(1.6 * (kameez[i] ?? 0))
})
