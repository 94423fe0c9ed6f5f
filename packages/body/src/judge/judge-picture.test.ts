import { describe, expect, test } from 'vitest'
import { seenPeople, withThing } from '../estimate/seen-people.ts'
import type { Landmark, SeenPicture } from '../shapes.ts'
import { type DrawnPerson, drawPerson, nobody } from './draw-person-for-tests.ts'
import { judgePicture, viewOf } from './judge-picture.ts'
import { places } from './points.ts'

const refusalsOf = (person: DrawnPerson, more: object = {}) =>
  judgePicture({ view: person.view ?? 'front', seen: drawPerson(person), ...more }).errorCodes.map(
    ({ code }) => code,
  )

/** The same square picture, turned clockwise. */
function turned({ landmarks, mask }: SeenPicture, degrees: number): SeenPicture {
  if (degrees === 0) return { landmarks, mask }
  const { width: size } = mask
  const alpha = mask.alpha.map((_, at) => {
    const [x, y] = [at % size, Math.floor(at / size)]
    return mask.alpha[(size - 1 - x) * size + y] ?? 0
  })
  const moved = landmarks?.map((each) => ({ ...each, x: size - 1 - each.y, y: each.x }))
  return turned({ landmarks: moved, mask: { ...mask, alpha } }, degrees - 90)
}

describe('a picture that numbers can be taken from is let through', () => {
  test.each<[string, DrawnPerson]>([
    ['from the front', {}],
    ['from the side', { view: 'side' }],
    ['with arms that stand off little', { armDegrees: 18 }],
    ['with arms that stand off far', { armDegrees: 50 }],
    ['with feet further apart', { feetApart: 0.25 }],
    ['a little out of the upright', { leanDegrees: 2 }],
    ['of a stout person', { stouter: 0.02, armDegrees: 38 }],
    ['in a small part of a wide picture', { picture: { width: 700, height: 480 }, middleAt: 0.3 }],
  ])('%s', (_, person) => {
    const { errorCodes, notices } = judgePicture({ view: person.view ?? 'front', seen: drawPerson(person) })
    expect(errorCodes).toEqual([])
    expect(notices).toEqual([])
  })
})

describe('a picture that would give wrong numbers is refused with what to change', () => {
  test.each<[string, DrawnPerson, string]>([
    ['the head cut off', { crownAt: -30 }, 'headCut'],
    ['the head just at the edge', { crownAt: 0 }, 'headCut'],
    ['the feet cut off', { crownAt: 110 }, 'feetCut'],
    ['a hand cut off', { middleAt: 0.12 }, 'sideCut'],
    ['somebody far away', { pixels: 150 }, 'tooFar'],
    ['the back', { isTurnedAway: true }, 'backView'],
    ['half turned, meant for the front', { turnedDegrees: 60 }, 'notFront'],
    ['half turned, meant for the side', { view: 'side', turnedDegrees: 35 }, 'notSide'],
    ['somebody sitting, from the front', { isSitting: true }, 'sitting'],
    ['somebody sitting, from the side', { view: 'side', isSitting: true }, 'sitting'],
    ['arms on the body', { armDegrees: 4 }, 'armsOnBody'],
    ['arms level with the shoulders', { armDegrees: 80 }, 'armsTooHigh'],
    ['an arm lifted before the body', { view: 'side', armDegrees: 60 }, 'armsInFront'],
    ['legs together', { feetApart: 0.03 }, 'legsTogether'],
    ['a picture taken aslant', { leanDegrees: 7 }, 'tilted'],
    ['the side picture taken aslant', { view: 'side', leanDegrees: 12 }, 'tilted'],
    ['a skirt or a long coat', { isSkirted: true, armDegrees: 45 }, 'looseClothes'],
  ])('%s', (_, person, code) => {
    const picture =
      person.armDegrees && person.armDegrees > 55 ? { picture: { width: 560, height: 480 } } : {}
    expect(refusalsOf({ ...picture, ...person })).toEqual([code])
  })

  test.each([90, 180, 270])(
    'a photo that lies on its side or stands on its head, turned by %i',
    (degrees) => {
      for (const view of ['front', 'side'] as const) {
        const seen = turned(drawPerson({ view, picture: { width: 480, height: 480 } }), degrees)
        expect(judgePicture({ view, seen }).errorCodes).toEqual([{ code: 'turned', view }])
        expect(viewOf(seen)).toBeUndefined()
      }
    },
  )

  test('nobody in it, such as a cat or a wall', () => {
    const { errorCodes } = judgePicture({ view: 'side', seen: nobody })
    expect(errorCodes).toEqual([{ code: 'noPerson', view: 'side' }])
  })

  test('two people: in one mask, or found when the first is painted over', () => {
    const picture = { width: 700, height: 480 }
    const first = drawPerson({ picture, middleAt: 0.27 })
    const second = drawPerson({ picture, middleAt: 0.75, pixels: 330 })
    expect(judgePicture({ view: 'front', seen: first, besides: second }).errorCodes[0]?.code).toBe(
      'twoPeople',
    )
    const both = first.mask.alpha.map((value, place) => Math.max(value, second.mask.alpha[place] ?? 0))
    const seen = { ...first, mask: { ...picture, alpha: both } }
    expect(judgePicture({ view: 'front', seen }).errorCodes[0]?.code).toBe('twoPeople')
  })

  test('a skeleton and a mask that do not tell of the same body', () => {
    const seen = drawPerson()
    const { width, height } = seen.mask
    const alpha = seen.mask.alpha.map((value, place) =>
      place > 0.3 * width * height && place < 0.8 * width * height ? 0 : value,
    )
    expect(
      judgePicture({ view: 'front', seen: { ...seen, mask: { width, height, alpha } } }).errorCodes.length,
    ).toBe(1)
  })

  test('a phone that leaned is refused, one that leaned a little is noticed', () => {
    expect(refusalsOf({}, { tilt: { pitch: -12, roll: 0 } })).toEqual(['cameraTilted'])
    const { errorCodes, notices } = judgePicture({
      view: 'front',
      seen: drawPerson(),
      tilt: { pitch: 0, roll: 6 },
    })
    expect(errorCodes).toEqual([])
    expect(notices).toEqual([{ code: 'slightTilt', view: 'front' }])
    const noticed = (pitch: number) =>
      judgePicture({ view: 'front', seen: drawPerson(), tilt: { pitch, roll: 0 } }).notices.length
    expect([2.9, 3.1].map(noticed)).toEqual([0, 1])
  })

  test('what stands tightly in the picture is noticed, not refused', () => {
    const tight = { errorCodes: [], notices: [{ code: 'littleRoom', view: 'front' }] }
    const judged = (person: DrawnPerson) => judgePicture({ view: 'front', seen: drawPerson(person) })
    expect(judged({ crownAt: 8 })).toEqual(tight)
    expect(judged({ crownAt: 18 })).toEqual(tight)
    expect(judged({ middleAt: 0.31 })).toEqual(tight)
    expect(judged({}).notices).toEqual([])
  })
})

describe('each bound lies where docs/body-measuring.md has it', () => {
  const pixels = 400
  const judged = (view: 'front' | 'side', change: (point: Landmark, place: number) => Partial<Landmark>) => {
    const seen = drawPerson({ view, pixels })
    const landmarks = seen.landmarks?.map((point, place) => ({ ...point, ...change(point, place) }))
    const { errorCodes, notices } = judgePicture({ view, seen: { ...seen, landmarks } })
    return [...errorCodes, ...notices].map(({ code }) => code)
  }
  const { leftShoulder, rightShoulder } = places

  test('thirty points are seen from the front', () => {
    const hidden = (most: number) =>
      judged('front', (_, place) => (place > 0 && place <= most ? { visibility: 0.1 } : {}))
    expect([hidden(3), hidden(4)]).toEqual([[], ['unclear']])
  })

  test('the shoulders are level to two hundredths of the height', () => {
    const drop = (share: number) =>
      judged('front', ({ y }, place) => (place === leftShoulder ? { y: y + share * pixels } : {}))
    expect([drop(0.018), drop(0.023)]).toEqual([[], ['tilted']])
  })

  /** Both shoulders so far from one another. */
  const apart = (view: 'front' | 'side', share: number) =>
    judged(view, ({ x }, place) => {
      if (place === leftShoulder) return { x: 180 + (share * pixels) / 2 }
      return place === rightShoulder ? { x: 180 - (share * pixels) / 2 } : { x }
    })

  test('the shoulders stand behind one another to a quarter of their breadth, or a little more is said', () => {
    expect([0.043, 0.052, 0.06].map((share) => apart('side', share))).toEqual([
      [],
      ['almostPosed'],
      ['notSide'],
    ])
  })

  test('from the front the shoulders of a narrow person are let through, and it is said', () => {
    expect([0.145, 0.13, 0.12].map((share) => apart('front', share))).toEqual([
      [],
      ['almostPosed'],
      ['notFront'],
    ])
  })

  test('who stands turned by a third of a right angle is asked to face the camera; by one sign of it, it is said', () => {
    const nearer = (place: number) =>
      [leftShoulder, places.leftHip].includes(place as never) ? -0.1 * pixels : 0
    const isToe = (place: number) => place === places.leftToe || place === places.rightToe
    const turned = (signs: { depth: boolean; feet: boolean }) =>
      judged('front', ({ x }, place) => ({
        z: signs.depth ? nearer(place) : 0,
        x: signs.feet && isToe(place) ? x + 0.05 * pixels : x,
      }))
    expect(turned({ depth: false, feet: false })).toEqual([])
    expect(turned({ depth: true, feet: false })).toEqual(['almostPosed'])
    expect(turned({ depth: false, feet: true })).toEqual(['almostPosed'])
    expect(turned({ depth: true, feet: true })).toEqual(['notFront'])
  })

  test('a head that is held low is whole, a little lower it is said, and lower it is cut', () => {
    const noseAt = (share: number) =>
      judged('front', ({ y }, place) => (place === places.nose ? { y: 40 + share * pixels } : { y }))
    expect([0.045, 0.028, 0.02].map(noseAt)).toEqual([[], ['almostPosed'], ['headCut']])
  })
})

describe('a side view whose outline jumps as no body does', () => {
  const noticed = (person: DrawnPerson) =>
    judgePicture({ view: 'side', seen: drawPerson({ view: 'side', ...person }) })

  test.each([1, 3])('is noticed and not refused, however large the picture: %i', (factor) => {
    const size = { picture: { width: 360 * factor, height: 480 * factor }, pixels: 400 * factor }
    const notices = [{ code: 'outlineJumps', view: 'side' }]
    expect(noticed({ ...size, hasThingBehind: true })).toEqual({ errorCodes: [], notices })
    expect(noticed(size).notices).toEqual([])
  })

  test('is none for a stout or a leaning person, nor for those the model truly saw', () => {
    expect(noticed({ stouter: 0.04 }).notices).toEqual([])
    expect(noticed({ leanDegrees: 5 }).notices).toEqual([])
    for (const { side } of seenPeople())
      expect(judgePicture({ view: 'side', seen: side }).notices).toEqual([])
  })

  test('is one for those as well, once a thing stands at their back', () => {
    for (const { side } of seenPeople())
      expect(judgePicture({ view: 'side', seen: withThing(side, 0.06) }).notices).toEqual([
        { code: 'outlineJumps', view: 'side' },
      ])
  })
})

test('from where a picture was taken is told whatever it was meant for', () => {
  expect(viewOf(drawPerson())).toBe('front')
  expect(viewOf(drawPerson({ isTurnedAway: true }))).toBe('front')
  expect(viewOf(drawPerson({ view: 'side' }))).toBe('side')
  expect(viewOf(drawPerson({ turnedDegrees: 60 }))).toBeUndefined()
  expect(viewOf(nobody)).toBeUndefined()
})

test('the same picture is judged the same, however large it is', () => {
  for (const factor of [1, 2, 3]) {
    const picture = { width: 360 * factor, height: 480 * factor }
    expect(refusalsOf({ picture, pixels: 400 * factor })).toEqual([])
    expect(refusalsOf({ picture, pixels: 400 * factor, armDegrees: 4 })).toEqual(['armsOnBody'])
  }
})
