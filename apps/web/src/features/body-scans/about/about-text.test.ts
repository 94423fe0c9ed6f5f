import { expect, test } from 'vitest'
import { type AboutText, checkAbout, emptyAbout } from './about-text.ts'

const filled: AboutText = {
  ...emptyAbout,
  ...{ height: '172', weight: '68', size: 'M', gender: 'female', bodyShape: 'regular' },
}
const errorsOf = (text: Partial<AboutText>) => {
  const checked = checkAbout({ ...filled, ...text })
  return 'errors' in checked ? checked.errors : {}
}
const personOf = (text: Partial<AboutText>) => {
  const checked = checkAbout({ ...filled, ...text })
  return 'person' in checked ? checked.person : undefined
}

test('height and weight are read in the unit chosen, in the digits of every language', () => {
  expect(personOf({})).toEqual({
    ...{ heightMm: 1720, weightKg: 68, sex: 'female', size: 'M', bodyShape: 'regular' },
  })
  expect(personOf({ height: '१७२,५', weight: '੬੮' })).toMatchObject({ heightMm: 1725, weightKg: 68 })
  expect(personOf({ heightUnit: 'ft', feet: '5', inches: '7 1/2' })?.heightMm).toBe(1714.5)
  expect(personOf({ heightUnit: 'ft', feet: '5’7”', inches: '' })?.heightMm).toBe(1701.8)
  expect(personOf({ heightUnit: 'ft', feet: '6', inches: '' })?.heightMm).toBe(1828.8)
  expect(personOf({ weightUnit: 'lb', weight: '150' })?.weightKg).toBeCloseTo(68.04, 2)
})

test('other is reckoned between both sexes', () => {
  expect(personOf({ gender: 'other' })?.sex).toBe('unknown')
})

test('everything is asked for', () => {
  const checked = checkAbout(emptyAbout)
  expect('errors' in checked && Object.keys(checked.errors)).toEqual([
    ...['height', 'weight', 'size', 'gender', 'bodyShape'],
  ])
})

test.each<[string, Partial<AboutText>, keyof AboutText, string]>([
  ['a height of 30 cm', { height: '30' }, 'height', 'heightImpossible'],
  [
    'a height in feet that no one has',
    { heightUnit: 'ft', feet: '9', inches: '' },
    'feet',
    'heightImpossible',
  ],
  ['a height of words', { height: 'tall' }, 'height', 'notAHeight'],
  ['a negative height', { height: '-172' }, 'height', 'notAHeight'],
  ['a weight of 0', { weight: '0' }, 'weight', 'notAWeight'],
  ['a weight of 400 kg', { weight: '400' }, 'weight', 'weightImpossible'],
  ['a weight that does not go with the height', { height: '190', weight: '30' }, 'weight', 'buildImpossible'],
  ['a size nobody sells', { size: 'XXXL' }, 'size', 'choose'],
])('%s is refused at its field', (_, text, field, words) => {
  expect(errorsOf(text)).toMatchObject({ [field]: { words: `body-scans.about.${words}` } })
})
