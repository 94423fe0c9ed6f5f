import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handOverResult, leavesCutting, notReady, sizesHolding } from './gates.ts'
import { pieceStates } from './life.ts'
import { movedTo } from './piece-moves.ts'

const list = (...keys: string[]) => keys.map((key) => ({ key }))
const usual = list('received', 'fabric', 'cutting', 'sewing', 'delivery')

describe('leaving Cutting', () => {
  test('is a step from it, or from before it, to any stage after it', () => {
    const leaves = (stage: number) => usual.map((_, to) => leavesCutting({ stage, stages: usual }, to))
    expect(leaves(0)).toEqual([false, false, false, true, true])
    expect(leaves(2)).toEqual([false, false, false, true, true])
    expect(leaves(3)).toEqual([false, false, false, false, false])
  })

  test.each([
    { what: 'a list without Cutting', stages: list('received', 'pressing', 'delivery'), held: 1 },
    { what: 'Cutting as the last stage', stages: list('received', 'sewing', 'cutting'), held: 1 },
    { what: 'a list of two stages', stages: list('received', 'delivery'), held: 0 },
  ])('$what is held before its last stage', ({ stages, held }) => {
    const last = stages.length - 1
    for (const stage of stages.keys()) expect(leavesCutting({ stage, stages }, last)).toBe(stage <= held)
    if (held > 0) expect(leavesCutting({ stage: 0, stages }, held)).toBe(false)
  })

  const keys = fc.uniqueArray(
    fc.constantFrom('received', 'fabric', 'cutting', 'sewing', 'pressing', 'done'),
    {
      minLength: 2,
    },
  )

  test('by whatever steps a piece is taken to its last stage, exactly one going on forward leaves Cutting', () => {
    fc.assert(
      fc.property(keys, fc.array(fc.nat(5)), (names, targets) => {
        const stages = list(...names)
        const forward = [...new Set(targets.filter((to) => to < stages.length - 1))].sort((a, b) => a - b)
        const path = [0, ...forward, stages.length - 1]
        const left = path.slice(1).filter((to, at) => leavesCutting({ stage: path[at] ?? 0, stages }, to))
        expect(left).toHaveLength(1)
      }),
    )
  })

  test('no piece becomes ready with a size missing that nobody stated', () => {
    const fields = fc.uniqueArray(fc.constantFrom('chest', 'waist', 'hip', 'inseam'))
    fc.assert(
      fc.property(keys, fields, fields, (names, missing, cutWithout) => {
        const stages = list(...names)
        const last = stages.length - 1
        expect(movedTo({ stages }, last).state).toBe('done')
        const holding = sizesHolding({ stage: 0, stages, missing, cutWithout }, last)
        expect(holding).toEqual(missing.filter((field) => !cutWithout.includes(field)))
      }),
    )
  })
})

describe('handing over', () => {
  const piece = (id: string, state: (typeof pieceStates)[number]) => ({ id, state })
  const done = piece('a', 'done')
  const sewing = piece('b', 'working')
  const waiting = piece('c', 'waiting')

  test.each([
    { what: 'all ready and paid', pieces: [done], balanceMinor: 0, stated: {}, codes: undefined },
    { what: 'more paid than owed', pieces: [done], balanceMinor: -5, stated: {}, codes: undefined },
    { what: 'owing without a reason', pieces: [done], balanceMinor: 5, stated: {}, codes: ['balanceDue'] },
    {
      what: 'owing for a reason',
      pieces: [done],
      balanceMinor: 5,
      stated: { reason: 'Known' },
      codes: undefined,
    },
    {
      what: 'owing more than was shown',
      pieces: [done],
      balanceMinor: 5,
      stated: { reason: 'Known', owedMinor: 4 },
      codes: ['balanceDue'],
    },
    {
      what: 'a piece not ready',
      pieces: [done, sewing],
      balanceMinor: 0,
      stated: {},
      codes: ['piecesNotReady'],
    },
    {
      what: 'that piece stated',
      pieces: [done, sewing],
      balanceMinor: 0,
      stated: { unready: ['b'] },
      codes: undefined,
    },
    {
      what: 'another piece that came back since',
      pieces: [sewing, waiting],
      balanceMinor: 0,
      stated: { unready: ['b'] },
      codes: ['piecesNotReady'],
    },
    {
      what: 'a reason alone, with a piece not ready',
      pieces: [sewing],
      balanceMinor: 5,
      stated: { reason: 'Known' },
      codes: ['piecesNotReady'],
    },
    {
      what: 'nothing stated of either',
      pieces: [sewing],
      balanceMinor: 5,
      stated: {},
      codes: ['balanceDue', 'piecesNotReady'],
    },
  ])('$what: $codes', ({ pieces, balanceMinor, stated, codes }) => {
    const result = handOverResult({ pieces, balanceMinor }, { reason: '', ...stated })
    expect('ok' in result ? undefined : result.params.codes).toEqual(codes?.map((code) => `orders.${code}`))
  })

  test('nothing unfinished is handed over that was not named, whatever is stated', () => {
    const pieces = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), state: fc.constantFrom(...pieceStates) }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(pieces, fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (given, unready) => {
        const result = handOverResult({ pieces: given, balanceMinor: 0 }, { unready, reason: '' })
        if ('ok' in result) for (const { id } of notReady(given)) expect(unready).toContain(id)
        else expect(result.params.unready).toEqual(notReady(given))
      }),
    )
  })
})
