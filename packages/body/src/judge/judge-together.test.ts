import { describe, expect, test } from 'vitest'
import { estimateFrom } from '../estimate/estimate-body.ts'
import { type ExamPerson, examPeople } from '../estimate/exam-people.ts'
import { readingsOf } from '../estimate/photo-readings.ts'
import { startScale } from '../estimate/site-scale.ts'
import { type Person, sites } from '../shapes.ts'
import type { Read } from '../silhouette/features.ts'
import { isWholeRun } from '../testing/bodies.ts'
import { asUnsureAs } from './doubts.ts'
import { judgeTogether } from './judge-together.ts'

/** The half of the kept people that the bounds were not learnt from. */
const people = examPeople().filter((_, k) => k % 4 >= 2)
const noDress = { front: undefined, side: undefined }
const judged = (read: Read, person: Person) => judgeTogether({ read, person, dress: noDress })
const codes = (read: Read, person: Person) => judged(read, person).notices.map(({ code }) => code)
const shareOf = (found: readonly boolean[]) => found.filter(Boolean).length / found.length

/** As the product reads the same pictures of somebody who says another height. */
function saidTaller({ features, ...read }: Read, times: number): Read {
  const scaled = Object.entries(features).map(([name, value]) => [
    name,
    name === 'male' ? value : value * times,
  ])
  return { ...read, features: Object.fromEntries(scaled) }
}

test('one person’s own photos, height and weight are hardly ever doubted, and never refused', () => {
  const all = people.map(({ read, person }) => judged(read, person))
  expect(all.filter(({ errorCodes }) => errorCodes.length > 0)).toEqual([])
  expect(shareOf(all.map(({ notices }) => notices.length > 0))).toBeLessThan(0.08)
})

describe.each([
  ['8 cm too tall', 80, 0],
  ['8 cm too small', -80, 0],
  ['8 kg too light', 0, -8],
  ['8 kg too heavy', 0, 8],
])('told %s', (_, tallerMm, heavierKg) => {
  const told = people.map(({ read, person, tape, kind }) => {
    const heightMm = person.heightMm + tallerMm
    const said = { ...person, heightMm, weightKg: person.weightKg + heavierKg }
    return { read: saidTaller(read, heightMm / person.heightMm), person: said, tape, kind }
  })

  test('it does not pass in silence', () => {
    expect(
      shareOf(told.map(({ read, person }) => codes(read, person).includes('weightDoubtful'))),
    ).toBeGreaterThan(0.95)
  })

  test('the ± is as wide as it takes', () => {
    const plain = told.filter(({ kind }, k) => kind === 'plain' && (isWholeRun || k % 4 === 0))
    for (const site of ['chest', 'waist', 'hips', 'outseam'] as const) {
      const within = plain.map((each) => {
        const { mm, plusMinusMm } = sizesOf(each)[site]
        return Math.abs(mm - each.tape[site]) <= plusMinusMm
      })
      expect(shareOf(within), site).toBeGreaterThan(0.85)
    }
  })
})

function sizesOf({ read, person }: Pick<ExamPerson, 'read' | 'person'>) {
  const siteScale = Object.fromEntries(sites.map((site) => [site, startScale(site).scale]))
  const sizes = (read: Read, person: Person) =>
    estimateFrom(readingsOf(read, { siteScale, isSpoilt: false }), { person }).estimates
  const others = judged(read, person).others.map((other) =>
    sizes(saidTaller(read, other.heightMm / person.heightMm), other),
  )
  return asUnsureAs(sizes(read, person), others)
}

test('pictures that were widened by a tenth do not pass in silence', () => {
  const isHigh = (name: string) => /Height|slope|crotch|armpit|male|At$/.test(name)
  const found = people.map(({ read, person }) => {
    const features = Object.fromEntries(
      Object.entries(read.features).map(([name, value]) => [name, isHigh(name) ? value : value * 1.1]),
    )
    return codes({ ...read, features }, person).includes('weightDoubtful')
  })
  expect(shareOf(found)).toBeGreaterThan(0.95)
})

test('two people’s photos are asked about where their builds differ, and refused where they differ much', () => {
  const pairs = people.flatMap((front, k) => {
    const side = people[(k + 38) % people.length]
    if (!side || side.person.sex !== front.person.sex || side.kind !== front.kind) return []
    const scale = front.person.heightMm / side.person.heightMm
    const features = { ...front.read.features }
    for (const [name, value] of Object.entries(side.read.features))
      if (name.startsWith('side')) features[name] = value * scale
    const waists = Math.abs(
      Math.log(front.tape.waist / front.person.heightMm / (side.tape.waist / side.person.heightMm)),
    )
    return [{ waists, judgement: judged({ ...front.read, features }, front.person) }]
  })
  const noticed = (least: number) =>
    shareOf(
      pairs
        .filter(({ waists }) => waists > least)
        .map(({ judgement: { errorCodes, notices } }) => errorCodes.length + notices.length > 0),
    )
  // Silhouettes alone cannot tell people of one build apart; their clothes do (dress.test.ts).
  expect(noticed(0)).toBeGreaterThan(0.4)
  expect(noticed(0.12)).toBeGreaterThan(0.6)
})

test('photos in different clothes are asked about, whoever stands in them', () => {
  const [{ read, person }] = people as [ExamPerson]
  const dress = {
    front: { top: [30, 10, -40], legs: [20, 0, 0] },
    side: { top: [60, 50, 30], legs: [80, 0, 20] },
  } as const
  expect(judgeTogether({ read, person, dress }).notices).toContainEqual({ code: 'photosDiffer' })
})

test('without photos there is nothing to compare', () => {
  const person = { sex: 'male', heightMm: 1700, weightKg: 70 } as const
  expect(judgeTogether({ read: undefined, person, dress: noDress })).toEqual({
    errorCodes: [],
    notices: [],
    others: [],
  })
})
