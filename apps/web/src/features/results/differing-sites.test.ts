import { promisedMm } from '@darzi/body/avatar/promises.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { type Site, sites } from '@darzi/body/shapes.ts'
import { expect, test } from 'vitest'
import { differingSites } from './differing-sites.ts'

const { estimates } = estimateBody({ person: { sex: 'male', heightMm: 1740, weightKg: 76 } })

/** As a form measures that keeps its promises just so. */
const sitesMm = Object.fromEntries(sites.map((site) => [site, estimates[site].mm + (promisedMm[site] ?? 0)]))
const { back_length: _, armhole: __, crotch: ___, ...measurable } = sitesMm as Record<Site, number>

test('a form as near as it promises differs nowhere; where it could not follow is named', () => {
  expect(differingSites({ estimates }, { sitesMm: measurable })).toEqual([])
  for (const [off, named] of [
    [0, []],
    [1, ['waist']],
  ] as const) {
    const waist = estimates.waist.mm + (promisedMm.waist ?? 0) + off
    expect(differingSites({ estimates }, { sitesMm: { ...measurable, waist } })).toEqual(named)
  }
  const nobodys = { ...estimates, neck: { mm: 950, plusMinusMm: 13, from: 'tape' as const } }
  expect(differingSites({ estimates: nobodys }, { sitesMm: measurable })).toEqual(['neck'])
})
