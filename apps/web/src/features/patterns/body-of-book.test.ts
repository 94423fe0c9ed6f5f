import { inputsOf } from '@darzi/body/pattern/body-of.ts'
import { optionsFor } from '@darzi/body/pattern/of-garment.ts'
import { expect, it } from 'vitest'
import { bodyOfBook, valuesOfPiece } from './body-of-book.ts'

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

it('what photos or the build said stays an estimate with its ±; tape, typed and unsaid count as measured', () => {
  const photo = { from: 'photo' as const, plusMinusMm: 32 }
  const body = bodyOfBook({
    person: { sizing: 'men' },
    lastValues: [
      { ...value('chest', 1015), ...photo },
      { ...value('neck', 388), from: 'build' },
      { ...value('waist', 870), from: 'tape' },
      { ...value('height', 1740), from: 'typed' },
      value('hips', 980),
    ],
  })
  expect(body.measuredMm).toEqual({ waist: 870, height: 1740, hips: 980 })
  const { chest, neck, waist, hips, wrist } = inputsOf(body)
  expect(chest).toEqual({ value: 1015, ...photo })
  expect(neck).toEqual({ value: 388, from: 'build' })
  expect([waist.from, hips.from, wrist.from]).toEqual(['measured', 'measured', 'build'])
})

it('a piece keeps its own sizes and takes only height and weight of the book, where it has none', () => {
  const weight = { field: 'weight', typed: '25', kg: 25 }
  const book = [value('height', 1200), weight, value('chest', 700), value('neck', 300)]
  const frozen = [value('chest', 640), value('sleeve_length', 350)]
  const body = bodyOfBook({ person: { sizing: 'boys' }, lastValues: valuesOfPiece(frozen, book) })
  expect(body).toMatchObject({ heightMm: 1200, weightKg: 25 })
  expect(body.measuredMm).toEqual({ chest: 640, sleeve_length: 350, height: 1200 })
  // Of a boy of 1.2 m the sleeve of 35 cm reaches the wrist.
  expect(optionsFor('shirt', body.measuredMm)).toEqual({})
  expect(inputsOf(body).sleeve_length).toEqual({ value: 350, from: 'measured' })
  expect(valuesOfPiece([value('height', 1100)], book)).toEqual([value('height', 1100), weight])
})
