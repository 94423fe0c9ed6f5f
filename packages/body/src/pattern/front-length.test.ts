import { describe, expect, it } from 'vitest'
import { inputsOf, type WhatIsKnown } from './body-of.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { at, lengthOf, outlineOf } from './geometry.ts'
import type { Pattern, Piece } from './pattern.ts'
import { edgeOf } from './pieces.ts'

const tops = ['shirt', 'tee', 'kurta', 'bodice_men'] as const

const find = ({ pieces }: Pattern, ...keys: Piece['key'][]): Piece => {
  const found = pieces.find(({ key }) => keys.includes(key))
  if (!found) throw new Error(keys.join())
  return found
}
const lowest = (piece: Piece) => Math.max(...outlineOf(piece.edges).map(([, y]) => y))
const longer = (pattern: Pattern) =>
  lowest(find(pattern, 'front', 'front_left')) - lowest(find(pattern, 'back'))

const people = Object.entries(extremePeople)

describe.each(tops)('the front of a %s', (design) => {
  it.each(people)('is as much longer than the back as the body is, at its middle, on %s', async (_, who) => {
    const inputs = inputsOf(who)
    const mm = Math.max(0, inputs.front_length.value - inputs.nape_to_waist.value)
    const pattern = await draftPattern(design, inputs)
    expect(Math.abs(longer(pattern) - mm)).toBeLessThan(1)
    const [front, back] = [find(pattern, 'front', 'front_left'), find(pattern, 'back')]
    const [a, b] = [front, back].map((piece) => lengthOf(edgeOf(piece, 'side').line))
    expect(Math.abs((a ?? 0) - (b ?? 0)), 'side').toBeLessThan(3)
  })

  it('follows a tape over the belly', async () => {
    const who: WhatIsKnown = {
      sex: 'male',
      measuredMm: { chest: 1100, waist: 1150, hips: 1100, back_length: 450 },
    }
    const [estimated, taped] = [who, { ...who, measuredMm: { ...who.measuredMm, front_length: 520 } }].map(
      inputsOf,
    )
    if (!estimated || !taped) throw new Error('two bodies')
    expect([estimated.front_length.from, taped.front_length.from]).toEqual(['derived', 'measured'])
    expect(longer(await draftPattern(design, estimated))).toBeGreaterThan(15)
    expect(longer(await draftPattern(design, taped))).toBeCloseTo(50, 0)
  })

  it('keeps its hem smooth and its middle square', async () => {
    const who = extremePeople['a man with a belly']
    if (!who) throw new Error('nobody')
    const { line } = edgeOf(find(await draftPattern(design, inputsOf(who)), 'front', 'front_left'), 'hem')
    const slopes = line.slice(1).map(([x, y], k) => (y - at(line, k)[1]) / (x - at(line, k)[0]))
    const bends = slopes.slice(1).map((slope, k) => Math.abs(slope - at(slopes, k)))
    expect(Math.max(...bends)).toBeLessThan(0.03)
    expect(Math.min(...slopes.map(Math.abs))).toBeLessThan(0.02)
  })
})

it('a belly and a bust ask for length in front by what each takes, and the larger is enough', () => {
  const ahead = (who: WhatIsKnown) => {
    const { front_length, nape_to_waist } = inputsOf(who)
    return front_length.value - nape_to_waist.value
  }
  expect(ahead({ sex: 'male', measuredMm: { chest: 1000, waist: 800, hips: 980 } })).toBe(0)
  expect(ahead({ sex: 'male', measuredMm: { chest: 1100, waist: 1200, hips: 1100 } })).toBeCloseTo(39.8, 1)
  expect(ahead({ sex: 'female', measuredMm: { chest: 1050, waist: 800, hips: 1050 } })).toBeCloseTo(12, 1)
  expect(ahead({ sex: 'female', measuredMm: { chest: 1050, waist: 1050, hips: 1100 } })).toBeCloseTo(23.6, 1)
})

it('a saree blouse is longer in front by its bust, unless a tape over it says less', async () => {
  const who: WhatIsKnown = {
    sex: 'female',
    measuredMm: { chest: 1050, waist: 880, hips: 1050, back_length: 430 },
  }
  const centre = async (front_length?: number) => {
    const pattern = await draftPattern(
      'saree_blouse',
      inputsOf({ ...who, measuredMm: { ...who.measuredMm, front_length } }),
    )
    const middle = outlineOf(find(pattern, 'front').edges).filter(([x]) => Math.abs(x) < 1)
    return Math.max(...middle.map(([, y]) => y))
  }
  const longer = (await centre()) - (await centre(450))
  expect(longer).toBeGreaterThan(25)
  expect(longer).toBeLessThan(45)
})
