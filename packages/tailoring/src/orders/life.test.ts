import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  after,
  forwardPath,
  life,
  type OrderState,
  orderActs,
  orderStates,
  ownerWord,
  pieceStates,
  stateAtStage,
  stateOfPieces,
  tailorStates,
} from './life.ts'

describe('the life of an order', () => {
  test('every state is reached from the two an order begins in', () => {
    const reached = new Set<OrderState>(['pending', 'approved'])
    for (const state of reached)
      for (const act of orderActs) {
        const next = after(state, act)
        if (next) reached.add(next)
      }
    expect([...reached].sort()).toEqual([...orderStates].sort())
  })

  test.each([
    ['pending', ['approve', 'cancel']],
    ['approved', ['begin', 'cancel']],
    ['in_progress', ['finish', 'cancel']],
    ['ready', ['deliver', 'cancel', 'rework']],
    ['delivered', ['rework']],
    ['cancelled', []],
  ] as const)('from %s only %j lead on', (state, acts) => {
    expect(orderActs.filter((act) => after(state, act) !== undefined).toSorted()).toEqual([...acts].sort())
  })

  test('the way forward never goes back, and a cancelled order has none', () => {
    expect(forwardPath('pending', 'delivered')).toEqual(['approve', 'begin', 'finish', 'deliver'])
    expect(forwardPath('ready', 'in_progress')).toBeUndefined()
    expect(forwardPath('ready', 'ready')).toBeUndefined()
    for (const state of orderStates) expect(forwardPath('cancelled', state)).toBeUndefined()
  })

  test.each([
    ['pending', 'pending', 'new', 'pending', 'pending', 0.25],
    ['approved', 'pending', 'new', 'approved', 'pending', 0.25],
    ['in_progress', 'in_progress', 'in_progress', 'in_production', 'in_progress', 0.5],
    ['ready', 'ready', 'completed', 'completed', 'completed', 0.75],
    ['delivered', 'completed', 'delivered', 'delivered', 'delivered', 1],
    ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', undefined],
  ] as const)(
    '%s has its word in each of the vocabularies',
    (state, tailor, owner, boutique, tracking, progress) => {
      expect({ progress: undefined, ...life[state] }).toMatchObject({
        tailor,
        owner,
        boutique,
        tracking,
        progress,
      })
      expect(ownerWord(state)).toBe(owner)
    },
  )

  test('a state of a newer server is unknown to owner and customer', () => {
    expect(ownerWord('polishing')).toBe('unknown')
    expect(ownerWord('constructor')).toBe('unknown')
  })

  test('each tailor’s word stands for some state, and progress only grows', () => {
    expect(new Set(orderStates.map((state) => life[state].tailor))).toEqual(new Set(tailorStates))
    const bars = (['pending', 'approved', 'in_progress', 'ready', 'delivered'] as const).map(
      (state) => life[state].progress,
    )
    expect(bars).toEqual([...bars].sort())
  })
})

const pieces = fc.array(fc.record({ state: fc.constantFrom(...pieceStates) }), { maxLength: 6 })

describe('an order’s state by its pieces', () => {
  test('is delivered when all are handed over, ready when none is in work, whatever was called off', () => {
    fc.assert(
      fc.property(pieces, (list) => {
        const state = stateOfPieces('in_progress', list)
        const standing = list.filter((piece) => piece.state !== 'cancelled')
        const isDone = standing.every((piece) => piece.state === 'done' || piece.state === 'delivered')
        if (standing.length === 0) return state === 'in_progress'
        if (standing.every((piece) => piece.state === 'delivered')) return state === 'delivered'
        return isDone ? state === 'ready' : state === 'in_progress' || state === 'approved'
      }),
    )
  })

  test('says nothing of an order that waits for approval or was called off', () => {
    fc.assert(
      fc.property(
        pieces,
        (list) =>
          stateOfPieces('pending', list) === 'pending' && stateOfPieces('cancelled', list) === 'cancelled',
      ),
    )
  })

  test('a piece waits at its first stage and is done at its last', () => {
    expect([0, 1, 2].map((stage) => stateAtStage(stage, ['a', 'b', 'c']))).toEqual([
      'waiting',
      'working',
      'done',
    ])
    expect(stateAtStage(1, ['a', 'b'])).toBe('done')
  })
})
