import { garmentCatalogue } from '@darzi/tailoring/garments/catalogue.ts'
import { rangeFor } from '@darzi/tailoring/measurements/check.ts'
import { expect, it } from 'vitest'
import { inputsOf } from './body-of.ts'
import type { DesignKey } from './design-key.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { isMeasuredEnough } from './needed-sizes.ts'
import { optionsFor, patternsOf } from './of-garment.ts'
import { optionsOf } from './options.ts'

it('a kameez is cut as a kurta of its own length', () => {
  expect(patternsOf('kameez')).toEqual(['kurta'])
  expect(optionsFor('kurta', { kameez_length: 1050, side_slit_length: 300 })).toEqual({
    length: 1050,
    slit: 300,
  })
})

it('a dress is as long as it was ordered, from the shoulder to its hem', async () => {
  expect(patternsOf('dress')).toEqual(['dress'])
  const chosen = optionsFor('dress', { dress_length: 1180 })
  const who = extremePeople['a pear-shaped woman'] ?? { sex: 'female', measuredMm: {} }
  const { finished, pieces } = await draftPattern('dress', inputsOf(who), chosen)
  expect(finished.lengthMm).toBeCloseTo(1180, 0)
  expect(pieces.map(({ key }) => key)).toEqual(['front', 'back', 'sleeve', 'skirt', 'neck_band'])
})

it('a garment of two parts has both patterns or none: nothing is bought for half of it', () => {
  expect(patternsOf('shalwar_kameez')).toEqual(['kurta', 'salwar'])
  expect(patternsOf('suit')).toEqual(['jacket', 'trousers'])
  for (const garment of ['lehenga_choli', 'agbada', 'kaftan', 'buba_iro'])
    expect(patternsOf(garment), garment).toEqual([])
  const ofLegs = [
    'shalwar_length',
    'pajama_length',
    'trouser_length',
    'outseam',
    'iro_length',
    'lehenga_length',
  ]
  const ofTops = [
    'kameez_length',
    'kurta_length',
    'shirt_length',
    'blouse_length',
    'jacket_length',
    'top_length',
  ]
  for (const { key, fields } of garmentCatalogue) {
    const asks = (lengths: readonly string[]) =>
      fields.some(({ field, isNeeded }) => isNeeded && lengths.includes(field))
    if (asks(ofLegs) && asks(ofTops)) expect(patternsOf(key), key).not.toHaveLength(1)
  }
})

it('styles are followed to the nearest choice, and left out where there is none', () => {
  const styles = [
    { group: 'collar', option: 'mandarin' },
    { group: 'sleeve', option: 'half' },
    { group: 'cuff', option: 'double' },
  ]
  expect(optionsFor('shirt', {}, styles)).toEqual({ collar: 'band', sleeve: 'half' })
  expect(optionsFor('salwar', {}, [{ group: 'salwar_cut', option: 'patiala' }])).toEqual({ cut: 'patiala' })
})

it('a length no such garment has is not ordered by mistake: a blouse’s sleeve is not an arm’s', () => {
  expect(optionsFor('saree_blouse', { sleeve_length: 590 })).toEqual({})
  expect(optionsFor('saree_blouse', { sleeve_length: 200 })).toEqual({ sleeve_length: 200 })
})

const kept = async (design: DesignKey, measured: Record<string, number>, who = 'an average woman') => {
  const { notAsOrdered, finished, pieces } = await draftPattern(
    design,
    inputsOf({ ...(extremePeople[who] ?? { sex: 'female' }), measuredMm: measured }),
    optionsFor(design, measured),
  )
  return { notAsOrdered, finished, pieces }
}

it('what the book calls usual is drawn as it was ordered, not as the usual one', async () => {
  const body = { chest: 920, waist: 780, hips: 990 }
  const blouse = await kept('saree_blouse', { ...body, back_neck_depth: 38, front_neck_depth: 234 })
  expect(blouse.notAsOrdered).toEqual([])
  expect((await kept('pajama', { ...body, mohri: 254 })).finished.hemMm).toBeCloseTo(254, 0)
  expect((await kept('salwar', { ...body, paincha: 241 })).finished.hemMm).toBe(241)
  expect((await kept('skirt', { ...body, skirt_length: 1168 })).finished.lengthMm).toBeCloseTo(1168, 0)
  const shirt = await kept('shirt', { ...body, shirt_length: 560 })
  expect(shirt.finished.lengthMm).toBeCloseTo(560, 0)
})

it('every length the book calls usual is within what a draft offers', () => {
  for (const garment of garmentCatalogue)
    for (const design of patternsOf(garment.key))
      for (const option of optionsOf[design]) {
        // A full sleeve is the arm's; a sleeve shorter than its cap is kept to the cap, and said.
        if (option.kind === 'choice' || !option.field || option.field === 'sleeve_length') continue
        const [from, to] = rangeFor(option.field, 'women') ??
          rangeFor(option.field, 'men') ?? [option.from, option.to]
        expect(option.from, `${design} ${option.field}`).toBeLessThanOrEqual(from + 0.5)
        expect(option.to, `${design} ${option.field}`).toBeGreaterThanOrEqual(to - 0.5)
      }
})

it('a length no draft can have is drawn as near as can be, and said', async () => {
  const { finished, notAsOrdered } = await kept('shirt', { chest: 920, waist: 780, shirt_length: 300 })
  expect(notAsOrdered).toEqual([{ key: 'length', orderedMm: 300, drawnMm: finished.lengthMm }])
})

it.each([305, 355, 406, 457])('trousers end as wide as ordered: %s mm around', async (leg_opening) => {
  const { finished, notAsOrdered } = await kept(
    'trousers',
    { waist: 880, hips: 980, leg_opening },
    'an average man',
  )
  expect(finished.hemMm).toBeCloseTo(leg_opening, 0)
  expect(notAsOrdered).toEqual([])
})

it.each(['shirt', 'kurta'] as const)(
  'a short sleeve of the book is a half sleeve of the %s, as long as taped',
  async (design) => {
    const book = { chest: 1000, waist: 880, sleeve_length: 254 }
    expect(optionsFor(design, book)).toMatchObject({ sleeve: 'half', sleeve_length: 254 })
    expect((await kept(design, book, 'an average man')).finished.sleeveMm).toBeCloseTo(254, 0)
    expect(optionsFor(design, { ...book, sleeve_length: 600 })).toEqual({})
  },
)

it('a child’s sleeve that reaches the wrist is the arm’s, however short', () => {
  expect(optionsFor('shirt', { height: 1100, sleeve_length: 350 })).toEqual({})
  expect(optionsFor('shirt', { height: 1100, sleeve_length: 150 })).toEqual({
    sleeve: 'half',
    sleeve_length: 150,
  })
})

it('a kameez has its neck as wide and as deep behind as ordered, and its sleeve as wide at the end', async () => {
  const ordered = { front_neck_depth: 180, back_neck_depth: 90, neck_width: 200, sleeve_round: 270 }
  const book = { chest: 920, waist: 780, hips: 990, ...ordered }
  expect(optionsFor('kurta', book)).toMatchObject({ collar: 'round', neck_width: 200 })
  const { pieces, notAsOrdered } = await kept('kurta', book)
  expect(notAsOrdered).toEqual([])
  const neckOf = (key: 'front' | 'back') => {
    const line =
      pieces.find((piece) => piece.key === key)?.edges.find(({ name }) => name === 'neck')?.line ?? []
    return [2 * (line[0]?.[0] ?? 0), line[line.length - 1]?.[1]]
  }
  expect(neckOf('back')[0]).toBeCloseTo(200, 0)
  expect(neckOf('back')[1]).toBe(90)
  expect(neckOf('front')[0]).toBeCloseTo(200, -1)
})

it('cloth is worked out only from what a tape has said', () => {
  expect(isMeasuredEnough('shirt', { waist: 800 })).toBe(false)
  expect(isMeasuredEnough('shirt', { chest: 1000 })).toBe(true)
})

it('every size says where it is from: taped, of the build, or from the others', () => {
  const inputs = inputsOf({ sex: 'male', measuredMm: { chest: 1000, back_length: 450 } })
  expect(inputs.chest).toEqual({ value: 1000, from: 'measured' })
  expect(inputs.waist.from).toBe('build')
  expect(inputs.waist.plusMinusMm).toBeGreaterThan(0)
  expect(inputs.nape_to_waist).toEqual({ value: 470, from: 'derived' })
})

it('a short sleeve in the book is not taken for the arm', () => {
  const inputs = inputsOf({ sex: 'female', measuredMm: { chest: 920, sleeve_length: 250 } })
  expect(inputs.sleeve_length.value).toBeGreaterThan(450)
  expect(inputs.sleeve_length.from).toBe('build')
})

it('what is typed over changes what follows from it', () => {
  const of = (back_length: number) =>
    inputsOf({ sex: 'male', heightMm: 1740, weightKg: 75, measuredMm: { back_length } })
  expect(of(470).nape_to_waist.value - of(440).nape_to_waist.value).toBe(30)
})
