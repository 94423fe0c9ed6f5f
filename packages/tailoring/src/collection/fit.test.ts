import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, easeOf, giveMm } from './ease.ts'
import { endsOf } from './ends.ts'
import { type Cut, cuts, type FinishedSize, type FitZone, fitZones } from './finished.ts'
import { type BodySizes, fitInOneWord, fitLabels, fitOf, goesOn, mostShort, untoldOf } from './fit.ts'

const woven = { stretchPercent: 0 }
const shirtOf = (chest: number): FinishedSize => ({
  size: 'M',
  zonesMm: { chest },
  lengthMm: 740,
  sleeveMm: 640,
})
const labelAt = (body: number, chest: number, stretchPercent = 0) =>
  fitOf({ chest: body }, { finished: shirtOf(chest), cut: 'shirt', cloth: { stretchPercent } })[0]?.label

test.each([
  [-10, 'too_small'],
  [0, 'tight'],
  [39, 'tight'],
  [60, 'close'],
  [120, 'regular'],
  [200, 'loose'],
])('a shirt with %i mm of ease at the chest is %s', (ease, label) => {
  expect(labelAt(1000, 1000 + ease)).toBe(label)
})

test('a cloth that gives goes on where a woven one would not, and is still said to be tight', () => {
  expect(labelAt(1000, 950)).toBe('too_small')
  expect(labelAt(1000, 950, 30)).toBe('tight')
})

test.each([30, 100, 200])(
  'a tee smaller than the body is tight at the most, at %i %% of stretch',
  (stretch) => {
    const [tee] = oneZone('chest', 'tee', [1000, 970, stretch])
    expect(tee?.label).toBe('tight')
  },
)

test.each([0, 30, 100, 200])('a tee exactly as wide as the body is tight, at %i %% of stretch', (stretch) => {
  expect(oneZone('chest', 'tee', [1000, 1000, stretch])[0]?.label).toBe('tight')
})

test('a blouse short at the shoulder is not called close', () => {
  expect(oneZone('shoulder_width', 'blouse', [400, 396, 0])[0]?.label).toBe('tight')
})

const mm = fc.integer({ min: 100, max: 1800 })
const cut = fc.constantFrom(...cuts)
const girths = fitZones.filter((zone) => zone !== 'shoulder_width')
const rank = (label: string | undefined) => (fitLabels as readonly (string | undefined)[]).indexOf(label)

function oneZone(
  zone: FitZone,
  of: Cut,
  [body, finished, stretchPercent]: readonly [number, number, number],
) {
  const garment = { finished: { size: 'M', zonesMm: { [zone]: finished }, lengthMm: 700 }, cut: of }
  return fitOf({ [zone]: body }, { ...garment, cloth: { stretchPercent } })
}

test('what is smaller than the body, in a cloth without stretch, is never shown as fitting', () => {
  fc.assert(
    fc.property(
      cut,
      fc.constantFrom(...girths),
      mm,
      fc.integer({ min: 1, max: 500 }),
      (of, zone, body, short) => {
        const zones = oneZone(zone, of, [body, body - short, 0])
        expect(goesOn(zones)).toBe(false)
        if (zones.length > 0) expect(fitInOneWord(zones, of)).toBe('too_small')
      },
    ),
  )
})

test('beyond what its stretch gives, no cloth is shown as fitting', () => {
  fc.assert(
    fc.property(
      cut,
      fc.constantFrom(...girths),
      mm,
      fc.integer({ min: 0, max: 100 }),
      (of, zone, finished, stretch) => {
        const body = Math.ceil(finished * (1 + stretch / 200)) + 1
        expect(goesOn(oneZone(zone, of, [body, finished, stretch]))).toBe(false)
      },
    ),
  )
})

const ofAnyCloth = [cut, fc.constantFrom(...fitZones), mm, fc.integer({ min: 0, max: 200 })] as const

test('what is smaller than the body is tight at the most, whatever its cloth gives', () => {
  fc.assert(
    fc.property(...ofAnyCloth, fc.integer({ min: 1, max: 500 }), (of, zone, body, stretch, short) => {
      const [told] = oneZone(zone, of, [body, body - short, stretch])
      if (told) expect(rank(told.label)).toBeLessThanOrEqual(rank('tight'))
    }),
    { numRuns: 1000 },
  )
})

test('stretch lets a garment on and never loosens it', () => {
  fc.assert(
    fc.property(...ofAnyCloth, fc.integer({ min: -400, max: 400 }), (of, zone, body, stretch, easeMm) => {
      const [inCloth] = oneZone(zone, of, [body, body + easeMm, stretch])
      const [inWoven] = oneZone(zone, of, [body, body + easeMm, 0])
      if (inWoven?.label === 'too_small') expect(['too_small', 'tight']).toContain(inCloth?.label)
      else expect(inCloth?.label).toBe(inWoven?.label)
    }),
    { numRuns: 1000 },
  )
})

test('the bounds told of a cloth are those its words go by', () => {
  fc.assert(
    fc.property(...ofAnyCloth, fc.integer({ min: -400, max: 400 }), (of, zone, body, stretch, easeMm) => {
      const rule = easeOf[of][zone]
      const [told] = oneZone(zone, of, [body, body + easeMm, stretch])
      if (!rule || !told) return
      const { least, tight, close, regular } = boundsOf(
        rule,
        giveMm(told.finishedMm, { stretchPercent: stretch }),
      )
      expect(rank(told.label)).toBe([least, tight, close, regular].filter((bound) => easeMm >= bound).length)
    }),
    { numRuns: 1000 },
  )
})

test('a larger garment is never said to be tighter, nor a larger body to have more room', () => {
  fc.assert(
    fc.property(
      cut,
      fc.constantFrom(...fitZones),
      mm,
      mm,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 200 }),
      (of, zone, body, finished, more, stretch) => {
        const label = (a: number, b: number) => rank(oneZone(zone, of, [a, b, stretch])[0]?.label)
        expect(label(body, finished + more)).toBeGreaterThanOrEqual(label(body, finished))
        expect(label(body + more, finished)).toBeLessThanOrEqual(label(body, finished))
      },
    ),
  )
})

test('the ease is the garment less the body, to the millimetre: 4 cm more chest is 4 cm less ease', () => {
  const ease = (body: number) =>
    fitOf({ chest: body }, { finished: shirtOf(1060), cut: 'shirt', cloth: woven })[0]?.easeMm
  expect(ease(960)).toBe(100)
  expect(ease(1000)).toBe(60)
})

test('the bounds of every zone stand in order', () => {
  for (const rules of Object.values(easeOf))
    for (const { least, tight, close, regular } of Object.values(rules)) {
      expect([least, tight, close, regular]).toEqual([least, tight, close, regular].sort((a, b) => a - b))
      expect(new Set([least, tight, close, regular]).size).toBe(4)
      expect(tight).toBeGreaterThan(0)
    }
})

test('a zone one side does not know is not judged, and nothing known is no fit', () => {
  const finished = { size: 'M', zonesMm: { chest: 1060, waist: 1000 }, lengthMm: 740 }
  const zones = fitOf({ chest: 960, hips: 980 }, { finished, cut: 'shirt', cloth: woven })
  expect(zones.map(({ zone }) => zone)).toEqual(['chest'])
  expect(goesOn([])).toBe(false)
  expect(fitInOneWord([], 'shirt')).toBeUndefined()
})

test.each([
  ['shirt', { chest: 1130 }, ['waist', 'hips']],
  ['shirt', { chest: 1130, waist: 1100, hips: 1120 }, []],
  ['kurta', { chest: 1130, hips: 1200 }, ['waist']],
  ['blouse', { chest: 1130 }, []],
  ['trousers', { hips: 1100 }, ['waist']],
] as const)('where a %s covers the body and its tape %o is silent, it says so: %o', (of, zonesMm, untold) => {
  const finished = { size: 'M', zonesMm, lengthMm: 740 }
  const whole = { chest: 1000, waist: 1300, hips: 1100 }
  expect(untoldOf(whole, { finished, cut: of })).toEqual(untold)
  expect(untoldOf({}, { finished: { ...finished, zonesMm: whole }, cut: of })[0]).toBe(
    of === 'trousers' ? 'waist' : 'chest',
  )
})

test('a cuff alone gives a garment no word, unless it is too small', () => {
  expect(fitInOneWord(oneZone('wrist', 'shirt', [170, 250, 0]), 'shirt')).toBeUndefined()
  expect(fitInOneWord(oneZone('wrist', 'shirt', [170, 160, 0]), 'shirt')).toBe('too_small')
  expect(fitInOneWord(oneZone('chest', 'shirt', [1000, 1120, 0]), 'shirt')).toBe('regular')
})

test('what is tight over the belly is tight, however the chest sits', () => {
  const finished = { size: 'M', zonesMm: { chest: 1120, waist: 1045, hips: 1060 }, lengthMm: 740 }
  const word = (waist: number) => {
    const zones = fitOf({ chest: 1000, waist, hips: 950 }, { finished, cut: 'shirt', cloth: woven })
    return [fitInOneWord(zones, 'shirt'), zones.find(({ zone }) => zone === 'waist')?.label]
  }
  expect(word(900)).toEqual(['regular', 'regular'])
  expect(word(1040)).toEqual(['tight', 'tight'])
})

test('of all that is too small, the worst is named; what goes on lacks nothing', () => {
  const finished = { size: 'M', zonesMm: { chest: 980, waist: 900, hips: 1100 }, lengthMm: 740 }
  const short = (body: BodySizes) => mostShort(fitOf(body, { finished, cut: 'shirt', cloth: woven }))
  expect(short({ chest: 1000, waist: 1000, hips: 1000 })).toMatchObject({ zone: 'waist', easeMm: -100 })
  expect(short({ chest: 900, waist: 850, hips: 1000 })).toBeUndefined()
  expect(short({})).toBeUndefined()
})

const man: BodySizes = { outseam: 1060, inseam: 790, back_length: 460, sleeve_length: 620 }

test.each([
  ['shirt', 740, 'hips'],
  ['kurta', 1020, 'knee'],
  ['blouse', 380, 'above_waist'],
  ['trousers', 1010, 'ankle'],
  ['trousers', 1080, 'floor'],
  ['skirt', 600, 'knee'],
] as const)('the hem of a %s of %i mm ends at: %s', (of, lengthMm, place) => {
  expect(endsOf(man, { finished: { size: 'M', zonesMm: {}, lengthMm }, cut: of }).hem?.place).toBe(place)
})

test.each([
  [200, 'upper_arm', -420],
  [350, 'elbow', -270],
  [480, 'forearm', -140],
  [640, 'wrist', 20],
  [700, 'hand', 80],
] as const)('a sleeve of %i mm on an arm of 620 ends at: %s', (sleeveMm, place, pastWristMm) => {
  const { sleeve } = endsOf(man, {
    finished: { size: 'M', zonesMm: {}, lengthMm: 740, sleeveMm },
    cut: 'shirt',
  })
  expect(sleeve).toEqual({ place, pastWristMm })
})

test('lengths nobody took are not made up', () => {
  expect(endsOf({}, { finished: shirtOf(1000), cut: 'shirt' })).toEqual({ hem: undefined, sleeve: undefined })
})
