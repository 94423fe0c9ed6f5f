import { garmentCatalogue } from '@darzi/tailoring/garments/catalogue.ts'
import { expect, it } from 'vitest'
import { inputsOf } from './body-of.ts'
import { isMeasuredEnough } from './needed-sizes.ts'
import { optionsFor, patternsOf } from './of-garment.ts'

it('a kameez is cut as a kurta of its own length', () => {
  expect(patternsOf('kameez')).toEqual(['kurta'])
  expect(optionsFor('kurta', { kameez_length: 1050, side_slit_length: 300 })).toEqual({
    length: 1050,
    slit: 300,
  })
})

it('a garment of two parts has both patterns or none: nothing is bought for half of it', () => {
  expect(patternsOf('shalwar_kameez')).toEqual(['kurta', 'salwar'])
  for (const garment of ['suit', 'lehenga_choli', 'agbada', 'kaftan', 'buba_iro'])
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
