import { expect, test } from 'vitest'
import { sites } from '../shapes.ts'
import { examPeople } from './exam-people.ts'
import { photoSizes } from './photo-model.ts'

const [person] = examPeople()
const of = (values: readonly number[] | undefined, site: (typeof sites)[number]) =>
  values?.[sites.indexOf(site)] ?? 0

test('an edge twice as unsure lets every size stray further, and the ± of a calf grow beyond that, not that of a crotch', () => {
  const [sure, unsure] = [1, 2].map((times) => {
    const { views = 'both', features = {}, anchors = { armpitMm: 0, crotchMm: 0 } } = person?.read ?? {}
    const [soft, sideSoft] = [times * (features.soft ?? 1), times * (features.sideSoft ?? 1)]
    return photoSizes({ views, features: { ...features, soft, sideSoft }, anchors })
  })
  for (const site of sites) expect(of(unsure?.sd, site)).toBeGreaterThan(1.1 * of(sure?.sd, site))
  expect(of(unsure?.honest, 'calf')).toBeGreaterThan(1.05 * of(sure?.honest, 'calf'))
  expect(of(unsure?.honest, 'crotch')).toBe(of(sure?.honest, 'crotch'))
})

test('what unusual bodies taught adds a few hundredths of a size at most, and nothing where the pictures are unsure', () => {
  const { views = 'both', features = {}, anchors = { armpitMm: 0, crotchMm: 0 } } = person?.read ?? {}
  const stout = Object.fromEntries(
    Object.entries(features).map(([name, value]) => [name, /trunk/i.test(name) ? 1.6 * value : value]),
  )
  const sure = photoSizes({ views, features: { ...stout, soft: 0.2, sideSoft: 0.2 }, anchors })
  for (const site of sites)
    expect(Math.abs(of(sure.farMm, site))).toBeLessThanOrEqual(0.0601 * of(sure.mm, site))
  expect(Math.abs(of(sure.farMm, 'waist'))).toBeGreaterThan(1)
  const unsure = photoSizes({ views, features: { ...stout, soft: 90, sideSoft: 90 }, anchors })
  for (const site of sites) expect(Math.abs(of(unsure.farMm, site))).toBe(0)
})
