import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { expect, test } from 'vitest'
import type { StoredScan } from '../body-scans/stored-scan.ts'
import { withAccount } from './with-account.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const { estimates } = estimateBody({ person })
const scan: StoredScan = {
  id: '0193c1de-0000-7000-8000-000000000001',
  takenAt: '2026-11-21T10:00:00.000Z',
  person,
  estimates,
  quality: { hasFront: true, hasSide: true, notices: [] },
  tape: {},
}
type Tape = StoredScan['tape']

/** This device, which last saw `before`; and the account, in which it is the second saving by now. */
function brought(tapes: { here: Tape; there: Tape; before?: Tape; asked?: readonly Tape[]; answers?: Tape }) {
  const known = { ...(tapes.before && { version: 1, savedTape: tapes.before }), sentTapes: tapes.asked }
  const quality = { ...scan.quality, notices: [] }
  const saved: BodyScan = {
    ...scan,
    quality,
    torso: undefined,
    outline: undefined,
    tape: tapes.there,
    version: 2,
    savedAt: scan.takenAt,
    sentTo: [],
  }
  return withAccount({ ...scan, tape: tapes.here, untaped: estimates, ...known }, saved, tapes.answers)
}

test.each([
  ['read on the other device', { here: {}, before: {}, there: { waist: 800 } }, { waist: 800 }, []],
  [
    'read anew on the other',
    { here: { waist: 790 }, before: { waist: 790 }, there: { waist: 800 } },
    { waist: 800 },
    [],
  ],
  ['taken back on the other', { here: { waist: 790 }, before: { waist: 790 }, there: {} }, {}, []],
  ['read here', { here: { chest: 900 }, before: {}, there: {} }, { chest: 900 }, []],
  ['taken back here', { here: {}, before: { chest: 900 }, there: { chest: 900 } }, {}, []],
  [
    'read on both, each another site',
    { here: { chest: 900 }, before: {}, there: { waist: 800 } },
    { chest: 900, waist: 800 },
    [],
  ],
  [
    'read on both, the same',
    { here: { waist: 803.275 }, before: {}, there: { waist: 803.28 } },
    { waist: 803.28 },
    [],
  ],
  [
    'read on both, otherwise',
    { here: { waist: 790 }, before: {}, there: { waist: 800 } },
    { waist: 800 },
    ['waist'],
  ],
  [
    'taken back here, read anew there',
    { here: {}, before: { waist: 790 }, there: { waist: 800 } },
    { waist: 800 },
    [],
  ],
  [
    'read anew here, taken back there',
    { here: { waist: 800 }, before: { waist: 790 }, there: {} },
    { waist: 800 },
    [],
  ],
  ['never seen here before', { here: { chest: 900 }, there: { waist: 800 } }, { chest: 900, waist: 800 }, []],
] as const)('%s', (_, tapes, tape, otherwise) => {
  const agreed = brought(tapes)
  expect(agreed.scan).toMatchObject({ tape, version: 2, savedTape: tapes.there })
  expect(Object.keys(agreed.scan.tape).sort()).toEqual(Object.keys(tape).sort())
  expect(agreed.otherwise).toEqual(otherwise)
})

test.each([
  [
    'retyped while it was being saved',
    { here: { chest: 905 }, before: {}, answers: { chest: 900 }, there: { chest: 900 } },
    { chest: 905 },
    [],
  ],
  [
    'taken back while it was being saved',
    { here: {}, before: {}, answers: { chest: 900 }, there: { chest: 900 } },
    {},
    [],
  ],
  [
    'retyped after a saving without an answer, and asked for anew',
    { here: { chest: 905 }, before: {}, asked: [{ chest: 900 }, { chest: 905 }], there: { chest: 900 } },
    { chest: 905 },
    [],
  ],
  [
    'retyped after a saving without an answer, from which another device went on',
    { here: { chest: 905 }, before: {}, asked: [{ chest: 900 }], there: { chest: 900, waist: 800 } },
    { chest: 905, waist: 800 },
    [],
  ],
  [
    'retyped after a saving that another device was before',
    { here: { chest: 905 }, before: {}, asked: [{ chest: 900 }], there: { chest: 910 } },
    { chest: 910 },
    ['chest'],
  ],
] as const)('sent from here and %s', (_, tapes, tape, otherwise) => {
  const agreed = brought(tapes)
  expect(agreed.scan.tape).toEqual(tape)
  expect(agreed.scan).toMatchObject({ version: 2, savedTape: tapes.there, sentTapes: undefined })
  expect(agreed.otherwise).toEqual(otherwise)
})

test('all sizes follow the readings of both', () => {
  const { scan: agreed } = brought({ here: { chest: 950 }, before: {}, there: { waist: 860 } })
  expect(agreed.estimates.chest).toMatchObject({ mm: 950, from: 'tape' })
  expect(agreed.estimates.waist).toMatchObject({ mm: 860, from: 'tape' })
  expect(agreed.untaped).toBe(estimates)
})
