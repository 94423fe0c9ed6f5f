import { expect, it } from 'vitest'
import { inputsOf } from './body-of.ts'
import type { DesignKey } from './design-key.ts'
import { notFollowed } from './not-followed.ts'
import { optionsFor } from './of-garment.ts'

type Book = Record<string, number>

const unfollowed = (
  measuredMm: Book,
  { garment, designs, styles }: { garment?: string; designs: [DesignKey, ...DesignKey[]]; styles?: Style[] },
) => {
  const cut = (design: DesignKey) => ({ design, chosen: optionsFor(design, measuredMm, styles) })
  const [first, ...others] = designs
  const inputs = inputsOf({ sex: 'male', measuredMm })
  return notFollowed({ garment, cuts: [cut(first), ...others.map(cut)], inputs, measuredMm })
}
type Style = { group: string; option: string }

it('of trousers the taped rise and thigh are named, the opening is followed', () => {
  const book = { waist: 880, hips: 980, outseam: 1050, inseam: 790, knee: 400, leg_opening: 406 }
  const asked = { garment: 'trousers', designs: ['trousers'] } as const
  expect(unfollowed(book, { ...asked, designs: ['trousers'] })).toEqual([])
  expect(unfollowed({ ...book, rise: 260, thigh: 580 }, { ...asked, designs: ['trousers'] })).toEqual([
    'rise',
    'thigh',
  ])
})

it('what the other pattern of the garment follows is not missed in this one', () => {
  const book = { chest: 1000, waist: 880, hips: 980, kameez_length: 1050, shalwar_length: 1000, paincha: 400 }
  expect(unfollowed(book, { garment: 'shalwar_kameez', designs: ['kurta', 'salwar'] })).toEqual([])
  expect(unfollowed(book, { designs: ['kurta'] })).toEqual([])
})

it('behind a band no depth of the back’s neck is followed, nor a short sleeve by a full one', () => {
  const book = { chest: 920, back_neck_depth: 90, sleeve_length: 254 }
  const of = (styles: Style[]) => unfollowed(book, { garment: 'kameez', designs: ['kurta'], styles })
  expect(of([{ group: 'neck', option: 'round' }])).toEqual([])
  expect(of([{ group: 'neck', option: 'ban' }])).toEqual(['back_neck_depth'])
  expect(
    of([
      { group: 'neck', option: 'round' },
      { group: 'sleeve', option: 'full' },
    ]),
  ).toEqual(['sleeve_length'])
})
