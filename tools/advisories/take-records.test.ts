import { expect, test } from 'vitest'
import type { Advisory } from './advisory.ts'
import { type OsvRecord, takeRecords } from './take-records.ts'

const isLocked = (name: string) => ['needle', 'thread'].includes(name)

const ofNeedle: OsvRecord = {
  id: 'GHSA-0000-0000-0002',
  published: '2026-03-04T05:06:07Z',
  aliases: ['CVE-2026-0002'],
  summary: 'Needle pricks',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'needle' },
      ranges: [
        {
          type: 'SEMVER',
          events: [
            { introduced: '0' },
            { fixed: '1.2.0' },
            { introduced: '2.0.0' },
            { last_affected: '2.1.0' },
          ],
        },
      ],
      versions: ['1.1.0'],
    },
    { package: { ecosystem: 'npm', name: 'thimble' }, ranges: [] },
    { package: { ecosystem: 'Maven', name: 'thread' }, ranges: [] },
  ],
  database_specific: { severity: 'MODERATE' },
}
const ofThread: OsvRecord = {
  id: 'MAL-2026-1',
  affected: [{ package: { ecosystem: 'npm', name: 'thread' }, versions: ['3.0.1'] }],
}

const needle: Advisory = {
  id: 'GHSA-0000-0000-0002',
  aliases: ['CVE-2026-0002'],
  package: 'needle',
  ranges: [
    { introduced: '0', fixed: '1.2.0' },
    { introduced: '2.0.0', last_affected: '2.1.0' },
  ],
  severity: 'moderate',
  summary: 'Needle pricks',
  published: '2026-03-04',
}

test('two records become what is kept of them, in the order of packages, and only packages of npm in the lock', () => {
  expect(takeRecords({ kept: [], records: [ofThread, ofNeedle], isLocked })).toEqual([
    needle,
    {
      id: 'MAL-2026-1',
      aliases: [],
      package: 'thread',
      ranges: [],
      versions: ['3.0.1'],
      severity: 'unknown',
      summary: '',
      published: '',
    },
  ])
})

test('a newer record replaces what was kept, but not our own words', () => {
  const kept = [{ ...needle, ranges: [{ introduced: '0' }], summary: 'in our own words' }]
  expect(takeRecords({ kept, records: [ofNeedle], isLocked })).toEqual([
    { ...needle, summary: 'in our own words' },
  ])
})

test('what was kept under its CVE number becomes the record that names it', () => {
  const kept = [{ ...needle, id: 'CVE-2026-0002', aliases: [], summary: '' }]
  expect(takeRecords({ kept, records: [ofNeedle], isLocked })).toEqual([needle])
})

test('a withdrawn record goes, and so does what names a package no longer installed', () => {
  const kept = [needle, { ...needle, id: 'GHSA-0000-0000-0003', package: 'bobbin' }]
  const records = [{ ...ofNeedle, withdrawn: '2026-04-01T00:00:00Z' }]
  expect(takeRecords({ kept, records, isLocked })).toEqual([])
})

test('what a partial list does not name stays', () => {
  expect(takeRecords({ kept: [needle], records: [ofThread], isLocked })).toHaveLength(2)
})
