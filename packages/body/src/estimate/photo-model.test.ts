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
