import { expect, test } from 'vitest'
import { type AboutText, checkAbout, emptyAbout } from './about-text.ts'

const filled: AboutText = {
  ...emptyAbout,
  height: '172',
  weight: '68',
  size: 'M',
  gender: 'female',
  bodyShape: 'regular',
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
    heightMm: 1720,
    weightKg: 68,
    sex: 'female',
    size: 'M',
    bodyShape: 'regular',
  })
  expect(personOf({ height: '१७२,५', weight: '੬੮' })).toMatchObject({ heightMm: 1725, weightKg: 68 })
  expect(personOf({ heightUnit: 'ft', feet: '5', inches: '7 1/2' })?.heightMm).toBe(1714.5)
  expect(personOf({ heightUnit: 'ft', feet: '5’7”', inches: '' })?.heightMm).toBe(1701.8)
  expect(personOf({ heightUnit: 'ft', feet: '6', inches: '' })?.heightMm).toBe(1828.8)
  expect(personOf({ weightUnit: 'lb', weight: '150' })?.weightKg).toBeCloseTo(68.04, 2)
})

test.each([
  ["5'", '7'] as const,
  ['5 ft', '7'] as const,
  ['5 फुट', '7'] as const,
  ['५ फ़ुट', '७'] as const,
  ['5 ਫੁੱਟ', '7 ਇੰਚ'] as const,
  ['५ फुट ७', ''] as const,
  ['5’7”', ''] as const,
  ['५', '७'] as const,
])('a height of %s feet and “%s” inches keeps its inches', (feet, inches) => {
  expect(personOf({ heightUnit: 'ft', feet, inches })?.heightMm).toBe(1701.8)
})

test('limits are told in the unit that was chosen, and what is told is taken', () => {
  const ofHeight = { words: 'body-scans.about.heightImpossible_ft', params: { from: '4′ 0″', to: '7′ 6″' } }
  expect(errorsOf({ heightUnit: 'ft', feet: '9' })).toEqual({ feet: ofHeight })
  const [short, tall] = [
    { feet: '4', inches: '0' },
    { feet: '7', inches: '6' },
  ]
  expect(personOf({ heightUnit: 'ft', ...short, weight: '40' })?.heightMm).toBe(1219.2)
  expect(personOf({ heightUnit: 'ft', ...tall, weight: '100' })?.heightMm).toBe(2286)
  const ofWeight = { words: 'body-scans.about.weightImpossible_lb', params: { from: '56', to: '661' } }
  expect(errorsOf({ weightUnit: 'lb', weight: '900' })).toEqual({ weight: ofWeight })
  const ofBuild = { words: 'body-scans.about.buildImpossible_lb', params: { from: '89', to: '597' } }
  expect(errorsOf({ height: '190', weightUnit: 'lb', weight: '66' })).toEqual({ weight: ofBuild })
})

test('other is reckoned between both sexes', () => {
  expect(personOf({ gender: 'other' })?.sex).toBe('unknown')
})

test('everything is asked for', () => {
  const checked = checkAbout(emptyAbout)
  expect('errors' in checked && Object.keys(checked.errors)).toEqual([
    'height',
    'weight',
    'size',
    'gender',
    'bodyShape',
  ])
})

test.each<[string, Partial<AboutText>, keyof AboutText, string]>([
  ['a height of 30 cm', { height: '30' }, 'height', 'heightImpossible'],
  [
    'a height in feet that no one has',
    { heightUnit: 'ft', feet: '9', inches: '' },
    'feet',
    'heightImpossible_ft',
  ],
  ['a decimal of feet', { heightUnit: 'ft', feet: '5.7', inches: '' }, 'feet', 'notFeet'],
  ['a half of feet', { heightUnit: 'ft', feet: '5½', inches: '' }, 'feet', 'notFeet'],
  ['a half of feet beside inches', { heightUnit: 'ft', feet: '5½', inches: '7' }, 'feet', 'notFeet'],
  [
    'feet with inches of their own and others',
    { heightUnit: 'ft', feet: '5’7”', inches: '7' },
    'inches',
    'notInches',
  ],
  ['inches that no tape has', { heightUnit: 'ft', feet: '5', inches: '1/3' }, 'inches', 'notInches'],
  ['no feet', { heightUnit: 'ft', feet: '', inches: '7' }, 'feet', 'needed'],
  ['pounds of words', { weightUnit: 'lb', weight: 'heavy' }, 'weight', 'notAWeight_lb'],
  ['a height of words', { height: 'tall' }, 'height', 'notAHeight'],
  ['a negative height', { height: '-172' }, 'height', 'notAHeight'],
  ['a weight of 0', { weight: '0' }, 'weight', 'notAWeight'],
  ['a weight of 400 kg', { weight: '400' }, 'weight', 'weightImpossible'],
  ['a weight that does not go with the height', { height: '190', weight: '30' }, 'weight', 'buildImpossible'],
  ['a size nobody sells', { size: 'XXXL' }, 'size', 'choose'],
])('%s is refused at its field', (_, text, field, words) => {
  expect(errorsOf(text)).toMatchObject({ [field]: { words: `body-scans.about.${words}` } })
})

test('a weight that looks like the other unit is asked about in its own, and is a person all the same', () => {
  const doubtsOf = (text: Partial<AboutText>) => {
    const checked = checkAbout({ ...filled, ...text })
    return 'person' in checked ? checked.doubts : undefined
  }
  const words = 'body-scans.about.weightInOtherUnit'
  expect(doubtsOf({ weight: '154' })?.weight).toMatchObject({ words, params: { unit: 'kg' } })
  expect(doubtsOf({ weight: '76', weightUnit: 'lb' })?.weight).toMatchObject({
    words,
    params: { unit: 'lb' },
  })
  expect(personOf({ weight: '154' })?.weightKg).toBe(154)
  expect(doubtsOf({})).toBeUndefined()
  expect(doubtsOf({ weight: '154 lb' })).toBeUndefined()
})
