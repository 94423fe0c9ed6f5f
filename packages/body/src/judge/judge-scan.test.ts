import { expect, test } from 'vitest'
import { seenPeople } from '../estimate/seen-people.ts'
import type { Person } from '../shapes.ts'
import { drawPerson } from './draw-person-for-tests.ts'
import { figureOf } from './figure.ts'
import { viewOf } from './judge-picture.ts'
import { judgeScan } from './judge-scan.ts'

const front = { view: 'front', seen: drawPerson() } as const
const side = { view: 'side', seen: drawPerson({ view: 'side' }) } as const
const heightMm = 1700

/** The weight whose volume the two outlines show, by the same law that generated bodies follow. */
const fittingKg = (() => {
  const area = ({ seen }: typeof front | typeof side) => {
    const figure = figureOf(seen)
    return figure ? figure.area * (heightMm / figure.height) ** 2 : 0
  }
  return (area(front) * area(side)) / (1.23 * heightMm) / 1e6
})()

const person = (weightKg: number): Person => ({ sex: 'female', heightMm, weightKg })
const codes = (weightKg: number, pictures = [front, side] as Parameters<typeof judgeScan>[1]) => {
  const { errorCodes, notices } = judgeScan(person(weightKg), pictures)
  return [...errorCodes, ...notices].map(({ code }) => code)
}

test('photos that show as much body as the scales said are let through', () => {
  for (const factor of [0.92, 1, 1.08]) expect(codes(factor * fittingKg), String(factor)).toEqual([])
})

test('photos that show much more or much less body than the weight give no numbers', () => {
  expect(codes(0.75 * fittingKg)).toEqual(['moreThanWeight'])
  expect(codes(1.35 * fittingKg)).toEqual(['lessThanWeight'])
})

test('a doubtful weight is said, and the numbers stand', () => {
  expect(codes(0.86 * fittingKg)).toEqual(['weightDoubtful'])
})

test('a loose coat over the body shows as more body than the weight', () => {
  const coat = { view: 'front', seen: drawPerson({ stouter: 0.02, armDegrees: 40 }) } as const
  expect(codes(fittingKg, [coat, side])).toEqual(['moreThanWeight'])
})

test('without photos there is nothing to judge', () => {
  expect(codes(70, [])).toEqual([])
})

test('a refused photo is said before the weight is doubted', () => {
  const armsDown = { view: 'front', seen: drawPerson({ armDegrees: 4 }) } as const
  expect(codes(0.5 * fittingKg, [armsDown, side])).toEqual(['armsOnBody'])
})

test('people as the model truly saw them are let through, and seen for what they are', () => {
  for (const { person, front, side } of seenPeople()) {
    const pictures = [
      { view: 'front', seen: front },
      { view: 'side', seen: side },
    ] as const
    expect(judgeScan(person, pictures).errorCodes).toEqual([])
    expect(pictures.map(({ seen }) => viewOf(seen))).toEqual(['front', 'side'])
    const exchanged = [
      { view: 'front', seen: side },
      { view: 'side', seen: front },
    ] as const
    expect(judgeScan(person, exchanged).errorCodes.map(({ code }) => code)).toEqual(['notFront', 'notSide'])
  }
})
