import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forwardPath, orderStates, pieceStates, stateOfPieces } from './life.ts'
import {
  mayBecomeAnother,
  mayGoBack,
  mayGoOn,
  mayGoTo,
  movedByAll,
  movedTo,
  proposedRework,
  reworkStage,
  reworkStages,
} from './piece-moves.ts'

const stages = ['received', 'cutting', 'sewing', 'delivery']
const at = (stage: number) => ({ stages, ...movedTo({ stages }, stage) })

describe('a piece in work', () => {
  test('goes on to any later stage and back as far as the first stage of work', () => {
    const to = (from: number) => stages.map((_, stage) => mayGoTo('in_progress', at(from), stage))
    expect(to(0)).toEqual([false, true, true, true])
    expect(to(2)).toEqual([false, true, false, true])
    expect(to(3)).toEqual([false, true, true, false])
  })

  test.each(['pending', 'ready', 'delivered', 'cancelled'] as const)(
    'of an order that is %s stays where it is',
    (state) => {
      for (const stage of [0, 1, 2, 3])
        expect([mayGoOn(state, at(stage)), mayGoBack(state, at(stage))]).toEqual([false, false])
    },
  )

  test('never leaves its list, whatever is asked', () => {
    const piece = fc.record({
      stages: fc.array(fc.constant('x'), { minLength: 2, maxLength: 8 }),
      stage: fc.nat(7),
      state: fc.constantFrom(...pieceStates),
    })
    fc.assert(
      fc.property(piece, fc.constantFrom(...orderStates), fc.double(), (given, order, stage) => {
        if (mayGoTo(order, given, stage))
          expect(stage < given.stages.length && stage >= 1 && Number.isInteger(stage)).toBe(true)
      }),
    )
  })

  test('a move allowed by its order never leads out of work but to ready', () => {
    for (const from of [0, 1, 2, 3])
      for (const to of [0, 1, 2, 3])
        if (mayGoTo('in_progress', at(from), to)) {
          const others = [at(2)]
          expect(['in_progress', 'ready']).toContain(stateOfPieces('in_progress', [at(to), ...others]))
        }
  })
})

test('acts on the whole order take each piece along, and leave what was handed over', () => {
  expect(movedByAll(['begin'], at(0))).toMatchObject({ stage: 1, state: 'working' })
  expect(movedByAll(['begin'], at(2))).toMatchObject({ stage: 2, state: 'working' })
  expect(movedByAll(['approve', 'begin', 'finish'], at(0))).toMatchObject({ stage: 3, state: 'done' })
  expect(movedByAll(['deliver'], at(3))).toMatchObject({ stage: 3, state: 'delivered' })
  const handed = { stages, stage: 3, state: 'delivered' as const }
  expect(movedByAll(['begin', 'finish'], handed)).toEqual(handed)
})

test('handing over passes no stage that was not done, however far from ready the order stood', () => {
  const paths = (['approved', 'in_progress', 'ready'] as const).map(
    (state) => forwardPath(state, 'delivered') ?? [],
  )
  for (const acts of paths)
    for (const stage of [0, 1, 2, 3])
      expect(movedByAll(acts, at(stage))).toEqual({ ...at(stage), state: 'delivered' })
})

test('work on a list of two stages begins at its first and is done at its last', () => {
  const short = { stages: ['received', 'delivery'], stage: 0, state: 'waiting' as const }
  const begun = movedByAll(['approve', 'begin'], short)
  expect(begun).toMatchObject({ stage: 0, state: 'working' })
  expect(stateOfPieces('approved', [begun])).toBe('in_progress')
  expect([mayGoTo('in_progress', begun, 1), mayGoBack('in_progress', begun)]).toEqual([true, false])
  expect(movedByAll(['finish'], begun)).toMatchObject({ stage: 1, state: 'done' })
})

const list = (...keys: string[]) => ({ stages: keys.map((key) => ({ key })) })
const [shirt, suit] = [
  list('received', 'cutting', 'sewing', 'delivery'),
  list('received', 'fabric', 'cutting', 'canvas', 'sewing', 'delivery'),
]

test('rework begins before the last stage, wherever the piece has it', () => {
  const at = (key: string) => [shirt, suit].map((piece) => reworkStage(piece, key))
  expect(at('received')).toEqual([0, 0])
  expect(at('sewing')).toEqual([2, 4])
  expect(at('canvas')).toEqual([undefined, 3])
  expect(at('delivery')).toEqual([undefined, undefined])
})

test('pieces go back together to stages they all have; to the counter’s when they share no other', () => {
  const keys = (...pieces: (typeof shirt)[]) => reworkStages(pieces).map(({ key }) => key)
  expect(keys(shirt, suit)).toEqual(['cutting', 'sewing'])
  expect(keys(suit)).toEqual(['fabric', 'cutting', 'canvas', 'sewing'])
  expect(keys(shirt, list('received', 'delivery'))).toEqual(['received'])
  expect(keys(shirt, list('taken', 'pressing', 'delivery'))).toEqual([])
})

test('rework is proposed at the latest stage that takes no piece forward; where each would, at the first', () => {
  const proposed = (...pieces: { stages: { key: string }[]; stage: number }[]) =>
    proposedRework(pieces, reworkStages(pieces))?.key
  expect(proposed({ ...shirt, stage: 3 })).toBe('sewing')
  expect(proposed({ ...suit, stage: 3 })).toBe('canvas')
  expect(proposed({ ...shirt, stage: 3 }, { ...suit, stage: 3 })).toBe('cutting')
  expect(proposed({ ...shirt, stage: 0 })).toBe('cutting')
  expect(proposed()).toBeUndefined()
})

test('what garment a piece is may be said anew only before its work, and never in rework', () => {
  const may = pieceStates.filter((state) => mayBecomeAnother({ state, reworks: 0 }))
  expect(may).toEqual(['waiting'])
  expect(mayBecomeAnother({ state: 'waiting', reworks: 1 })).toBe(false)
})
