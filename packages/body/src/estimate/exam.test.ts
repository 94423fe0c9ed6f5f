import { expect, test } from 'vitest'
import { type Site, sites } from '../shapes.ts'
import { aims } from './aims.ts'
import { estimateFrom } from './estimate-body.ts'
import { examPeople } from './exam-people.ts'
import { readingsOf } from './photo-readings.ts'
import { startScale } from './site-scale.ts'

const siteScale = Object.fromEntries(sites.map((site) => [site, startScale(site).scale]))

/** mm: how far each is off, signed, and its ±. */
function answersOf(site: Site, kind: 'plain' | 'cluttered') {
  return answers
    .filter((each) => each.kind === kind)
    .map(({ estimates, tape }) => {
      const { mm, plusMinusMm } = estimates[site]
      return { off: mm - tape[site], plusMinusMm }
    })
}
const answers = examPeople().map(({ kind, person, tape, read }) => ({
  kind,
  tape,
  ...estimateFrom(readingsOf(read, { siteScale, isSpoilt: false }), { person }),
  asCustomersGet: estimateFrom(readingsOf(read, { isSpoilt: false }), { person }).estimates,
}))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const rooms = ['plain', 'cluttered'] as const
const cases = rooms.flatMap((kind) => sites.map((site) => ({ kind, site })))

test.each(cases)(
  '$site of people nobody learnt from, $kind room: error within its aim, no bias, an honest ±',
  ({ kind, site }) => {
    const each = answersOf(site, kind)
    expect(each.length).toBe(311)
    const aim = aims[site]
    if (aim !== undefined) expect(mean(each.map(({ off }) => Math.abs(off)))).toBeLessThanOrEqual(aim)
    expect(Math.abs(mean(each.map(({ off }) => off)))).toBeLessThan(3)
    // Aimed at: 85 to 95; of 311 a share strays by 1.7 through chance alone.
    const within = 100 * mean(each.map(({ off, plusMinusMm }) => (Math.abs(off) <= plusMinusMm ? 1 : 0)))
    expect(within).toBeGreaterThanOrEqual(85)
    expect(within).toBeLessThanOrEqual(95)
  },
)

test('a customer, for whom the scales are in doubt, gets the sizes of the exam, and never a narrower ±', () => {
  for (const { estimates, asCustomersGet } of answers)
    for (const site of sites) {
      const [examined, shown] = [estimates[site], asCustomersGet[site]]
      expect([site, shown.mm]).toEqual([site, examined.mm])
      expect(shown.plusMinusMm).toBeGreaterThanOrEqual(examined.plusMinusMm)
    }
})
