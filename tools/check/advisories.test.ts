import { expect, test } from 'vitest'
import type { Advisory, Range } from '../advisories/advisory.ts'
import { lockedVersions } from '../advisories/locked-versions.ts'
import { advisoryFindings, affectedBy } from './advisories.ts'

const anAdvisory = (ranges: Range[], given: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-0000-0000-0001',
  aliases: [],
  package: 'needle',
  ranges,
  severity: 'high',
  summary: 'pricks',
  published: '2026-01-01',
  ...given,
})

function problemsOf(advisory: Advisory, ...versions: string[]): string[] {
  const affected = affectedBy([advisory], new Map([[advisory.package, versions]]))
  return advisoryFindings({ affected, accepted: [], today: '2026-11-27' }).map(({ problem }) => problem)
}

test('a version before the fix is found, with the fix', () => {
  expect(problemsOf(anAdvisory([{ introduced: '0', fixed: '1.2.0' }]), '1.1.9')).toEqual([
    'needle 1.1.9: GHSA-0000-0000-0001, fixed in 1.2.0',
  ])
})

test.each([
  ['the fix itself', [{ introduced: '0', fixed: '1.2.0' }], '1.2.0'],
  ['a version before the defect came in', [{ introduced: '1.1.0', fixed: '1.2.0' }], '1.0.9'],
  ['a version after the last affected one', [{ introduced: '0', last_affected: '1.2.0' }], '1.2.1'],
  [
    'a version between two ranges',
    [
      { introduced: '1.0.0', fixed: '1.2.0' },
      { introduced: '2.0.0', fixed: '2.1.0' },
    ],
    '1.9.0',
  ],
  ['ten after nine', [{ introduced: '0', fixed: '1.9.0' }], '1.10.0'],
  ['a prerelease of what comes after the fix', [{ introduced: '0', fixed: '1.2.0' }], '1.3.0-beta.1'],
])('%s is not affected', (_, ranges, version) => {
  expect(problemsOf(anAdvisory(ranges), version)).toEqual([])
})

test.each([
  ['the last affected version', [{ introduced: '0', last_affected: '1.2.0' }], '1.2.0'],
  ['every later version where none is fixed', [{ introduced: '1.0.0' }], '9.0.0'],
  ['a prerelease of the fix', [{ introduced: '0', fixed: '1.2.0' }], '1.2.0-rc.1'],
])('%s is affected', (_, ranges, version) => {
  expect(problemsOf(anAdvisory(ranges), version)).toHaveLength(1)
})

test('of several ranges the one the version lies in names the fix', () => {
  const ranges = [
    { introduced: '1.0.0', fixed: '1.2.0' },
    { introduced: '2.0.0', fixed: '2.1.0' },
  ]
  expect(problemsOf(anAdvisory(ranges), '1.3.0', '2.0.4')).toEqual([
    'needle 2.0.4: GHSA-0000-0000-0001, fixed in 2.1.0',
  ])
})

test('a version that is named by itself is affected', () => {
  expect(problemsOf(anAdvisory([], { versions: ['4.4.2'] }), '4.4.1', '4.4.2')).toEqual([
    'needle 4.4.2: GHSA-0000-0000-0001, no version is fixed',
  ])
})

test('what is accepted is no finding until its day has passed', () => {
  const affected = [{ advisory: anAdvisory([{ introduced: '0' }]), version: '1.0.0' }]
  const accepted = [
    { id: 'GHSA-0000-0000-0001', package: 'needle', reason: 'tests only', until: '2026-12-31' },
  ]
  expect(advisoryFindings({ affected, accepted, today: '2026-12-31' })).toEqual([])
  expect(advisoryFindings({ affected, accepted, today: '2027-01-01' })).toHaveLength(1)
})

test('accepting one package of an advisory does not accept another', () => {
  const affected = [{ advisory: anAdvisory([{ introduced: '0' }]), version: '1.0.0' }]
  const accepted = [{ id: 'GHSA-0000-0000-0001', package: 'thread', reason: '', until: '2026-12-31' }]
  expect(advisoryFindings({ affected, accepted, today: '2026-11-27' })).toHaveLength(1)
})

test('the lock is read with every installed version, nested and renamed ones too', () => {
  const locked = lockedVersions({
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/@darzi/web': { link: true },
    'node_modules/needle': { version: '2.0.0' },
    'node_modules/pin/node_modules/needle': { version: '1.0.0' },
    'node_modules/old-needle': { name: 'needle', version: '0.9.0' },
    'node_modules/@thread/silk': { version: '3.0.0' },
  })
  expect([...locked]).toEqual([
    ['needle', ['2.0.0', '1.0.0', '0.9.0']],
    ['@thread/silk', ['3.0.0']],
  ])
})
