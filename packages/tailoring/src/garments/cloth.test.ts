import { describe, expect, test } from 'vitest'
import { garmentType } from './catalogue.ts'
import { clothByWidth, clothNeeded } from './cloth.ts'

const of = (key: string) => garmentType(key) ?? { cloth: [] }
const style = (group: string, option: string) => ({ styles: [{ group, option }] })

describe('metres of cloth, within what the sources say', () => {
  test.each([
    ['shirt', { widthCm: 150, ...style('sleeve', 'full') }, { fromM: 1.6, toM: 1.6 }],
    ['shirt', { widthCm: 150, ...style('sleeve', 'half') }, { fromM: 1.4, toM: 1.4 }],
    ['shirt', { widthCm: 112, ...style('sleeve', 'full') }, { fromM: 2.1, toM: 2.25 }],
    ['shirt', { widthCm: 91, ...style('sleeve', 'half') }, { fromM: 1.9, toM: 1.9 }],
    ['kurta', { widthCm: 112 }, { fromM: 2.5, toM: 3 }],
    ['pajama', { widthCm: 112 }, { fromM: 2, toM: 2.5 }],
    ['kameez', { widthCm: 112 }, { fromM: 2.5, toM: 3 }],
    ['salwar', { widthCm: 112 }, { fromM: 2, toM: 2.5 }],
    ['salwar', { widthCm: 112, ...style('salwar_cut', 'patiala') }, { fromM: 3, toM: 3.5 }],
    ['salwar', { widthCm: 112, ...style('salwar_cut', 'sharara') }, { fromM: 5, toM: 5 }],
  ])('%s of %j', (key, cut, metres) => {
    expect(clothNeeded(of(key), cut)).toEqual(metres)
  })

  test('while the sleeve is undecided, the cloth is enough for the long one', () => {
    expect(clothNeeded(of('shirt'), { widthCm: 150 })).toEqual({ fromM: 1.6, toM: 1.6 })
  })

  test('where nothing is known, nothing is claimed', () => {
    expect(clothNeeded(of('sherwani'), { widthCm: 150 })).toBeUndefined()
    expect(clothNeeded(of('shirt'), { widthCm: 70 })).toBeUndefined()
    expect(clothNeeded(of('shirt'), { widthCm: 150, ...style('sleeve', 'loose') })).toBeUndefined()
  })

  test('who is taller than six feet needs more, who is smaller never less', () => {
    expect(clothNeeded(of('kurta'), { widthCm: 112, heightMm: 1600 })).toEqual({ fromM: 2.5, toM: 3 })
    expect(clothNeeded(of('kurta'), { widthCm: 112, heightMm: 1830 })).toEqual({ fromM: 2.55, toM: 3.05 })
    expect(clothNeeded(of('kurta'), { widthCm: 112, heightMm: 2012 })).toEqual({ fromM: 2.8, toM: 3.35 })
  })

  test('by every width there is a figure for, the widest first', () => {
    expect(clothByWidth(of('shirt'), {})).toEqual([
      { widthCm: 147, fromM: 1.6, toM: 1.6 },
      { widthCm: 91, fromM: 2.1, toM: 2.25 },
    ])
    expect(clothByWidth(of('shirt'), style('sleeve', 'half'))).toEqual([
      { widthCm: 147, fromM: 1.4, toM: 1.4 },
      { widthCm: 91, fromM: 1.9, toM: 1.9 },
    ])
    expect(clothByWidth(of('salwar'), { ...style('salwar_cut', 'patiala'), heightMm: 2012 })).toEqual([
      { widthCm: 112, fromM: 3.35, toM: 3.9 },
    ])
    expect(clothByWidth(of('shirt'), style('sleeve', 'loose'))).toEqual([])
    expect(clothByWidth(of('sherwani'), {})).toEqual([])
  })
})
