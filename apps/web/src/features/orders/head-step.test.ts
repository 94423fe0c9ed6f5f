import type { Order } from '@darzi/contract/order-shapes.ts'
import { expect, test } from 'vitest'
import { headStep } from './head-step.ts'

const stages = [{ key: 'received' }, { key: 'cutting' }, { key: 'sewing' }, { key: 'ready' }]

const aPiece = (said: object = {}) => ({
  id: 'p1',
  priceMinor: 70_000,
  stages,
  stage: 0,
  state: 'waiting',
  person: { id: 'asha' },
  missing: [],
  cutWithout: [],
  snapshot: {},
  can: { advance: true, back: true },
  ...said,
})

/** Only what the step is chosen by. */
const anOrder = (said: object = {}) =>
  ({
    state: 'in_progress',
    balanceMinor: 50_000,
    pieces: [aPiece()],
    can: { edit: true, approve: true, begin: true, finish: true, deliver: true, pay: true },
    ...said,
  }) as unknown as Order

test.each([
  [
    'no price yet',
    { state: 'pending', pieces: [aPiece({ priceMinor: 0 })] },
    { kind: 'price', pieceId: 'p1' },
  ],
  ['a form waits for approval', { state: 'pending' }, { kind: 'approve' }],
  [
    'nobody is measured',
    { state: 'approved', pieces: [aPiece({ snapshot: undefined })] },
    { kind: 'sizes', count: 1 },
  ],
  ['sizes are missing', { pieces: [aPiece({ missing: ['neck'] })] }, { kind: 'sizes', count: 1 }],
  ['work may begin', { state: 'approved' }, { kind: 'begin' }],
  ['all is ready', { state: 'ready' }, { kind: 'handOver', owedMinor: 50_000 }],
  ['all is ready and paid', { state: 'ready', balanceMinor: 0 }, { kind: 'handOver', owedMinor: 0 }],
  ['too much was paid', { state: 'ready', balanceMinor: -100 }, { kind: 'handOver', owedMinor: 0 }],
  ['handed over unpaid', { state: 'delivered' }, { kind: 'pay', owedMinor: 50_000 }],
])('%s', (_case, said, step) => {
  expect(headStep(anOrder(said))).toEqual(step)
})

test('an order handed over and paid, and one called off, have no next step', () => {
  expect(headStep(anOrder({ state: 'delivered', balanceMinor: 0 }))).toBeUndefined()
  expect(headStep(anOrder({ state: 'cancelled' }))).toBeUndefined()
})

test('in the work the piece furthest behind by its own way comes next', () => {
  const sherwani = { id: 'long', stages: [...stages, ...stages], stage: 3 }
  const pieces = [aPiece({ id: 'done', stage: 3 }), aPiece({ id: 'half', stage: 2 }), aPiece(sherwani)]
  expect(headStep(anOrder({ pieces }))).toMatchObject({ kind: 'piece', piece: { id: 'long' }, stage: 4 })
})

test('who went on without sizes said so: the work comes next, not the tape', () => {
  const pieces = [aPiece({ missing: ['neck'], cutWithout: ['neck'], stage: 2 })]
  expect(headStep(anOrder({ pieces }))).toMatchObject({ kind: 'piece', stage: 3 })
})
