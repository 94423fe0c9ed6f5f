/** Examples as rows to learn from and to ask: heights and weights as people say them, a little wrong. */
import { softOf } from '@darzi/body/estimate/photo-model.ts'
import { sites } from '@darzi/body/shapes.ts'
import { type Example, featuresSaid } from './examples.ts'
import type { Row } from './fit-linear.ts'
import { normal } from './least-squares.ts'

const said = { height: 0.003, weight: 0.02 }
/** Each says it so often, a little wrong otherwise, that a width does not hang on what was said once. */
export const askedTimes = 4

export const asOftenAsAsked = <One>(all: readonly One[]): One[] =>
  Array.from({ length: askedTimes }, () => all).flat()

interface Asked {
  /** Names of features, in the model's order. */
  wanted: readonly string[]
  weight: number
  group: number
  random: () => number
}

export function rowOf(example: Example, { wanted, weight, group, random }: Asked): Row {
  const features = featuresSaid(example, {
    height: 1 + said.height * normal(random),
    weight: 1 + said.weight * normal(random),
  })
  return {
    features: wanted.map((name) => features[name] ?? Number.NaN),
    male: example.isMale ? 1 : 0,
    answers: sites.map((site) => example.sitesMm[site]),
    weight,
    group,
  }
}

/** The breadth of the unsure edge, of the views that are looked at. */
export function softSeen({ features }: Example, wanted: readonly string[]): number {
  const edges = ['soft', 'sideSoft'].filter((name) => wanted.includes(name))
  return softOf(Object.fromEntries(edges.map((name) => [name, features?.[name] ?? 1])))
}
