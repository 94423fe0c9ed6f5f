/**
 * Across families of bodies: learns from one kind of people and is examined with another, by the photos alone. What is lost
 * against learning from all is what a customer unlike those of the training may lose.
 *
 *   node --import tsx tools/body-training/across.ts
 */
import { type Site, sites } from '@darzi/body/shapes.ts'
import { type Example, featuresSaid, kgOfLitre, readExamples } from './examples.ts'
import { answersOf, fitLinear, type Row } from './fit-linear.ts'
import { mean } from './least-squares.ts'
import { isLikePeople } from './plausible.ts'

const shown = ['chest', 'waist', 'hips', 'thigh', 'neck', 'bicep', 'inseam'] as const satisfies Site[]
const bulk = ({ heightMm, volume }: Example) => (volume * kgOfLitre) / (heightMm / 1000) ** 2

const train = [...readExamples('train'), ...readExamples('train-wild')].filter(({ features }) => features)
const exam = readExamples('exam').filter((each) => each.features && isLikePeople(each, each.isMale))
const names = Object.keys(train[0]?.features ?? {})
const everybody = () => true

const families: [title: string, learnt: (each: Example) => boolean, asked: (each: Example) => boolean][] = [
  ['all → men', everybody, ({ isMale }) => isMale],
  ['women → men', ({ isMale }) => !isMale, ({ isMale }) => isMale],
  ['all → women', everybody, ({ isMale }) => !isMale],
  ['men → women', ({ isMale }) => isMale, ({ isMale }) => !isMale],
  ['all → heavy (over 27 kg/m²)', everybody, (each) => bulk(each) > 27],
  ['lean → heavy', (each) => bulk(each) < 25, (each) => bulk(each) > 27],
  ['plain → cluttered', ({ kind }) => kind === 'plain', ({ kind }) => kind === 'cluttered'],
]

console.log(`mm of error (bias): ${shown.join(', ')}`)
for (const [title, isLearnt, isAsked] of families) {
  const rows = train.filter(isLearnt).map(rowOf)
  const { model } = fitLinear(rows)
  const asked = exam.filter(isAsked).map(rowOf)
  const found = answersOf(model, asked)
  const marks = shown.map((site) => {
    const k = sites.indexOf(site)
    const off = asked.map(({ answers }, r) => (found[r]?.[k] ?? 0) - (answers[k] ?? 0))
    return `${mean(off.map(Math.abs)).toFixed(1)} (${mean(off).toFixed(1)})`
  })
  console.log(`${title}, from ${rows.length} asked ${asked.length}: ${marks.join(', ')}`)
}

function rowOf(example: Example, group: number): Row {
  const features = featuresSaid(example, { height: 1, weight: 1 })
  return {
    features: names.map((name) => features[name] ?? Number.NaN),
    male: example.isMale ? 1 : 0,
    answers: sites.map((site) => example.sitesMm[site]),
    weight: isLikePeople(example, example.isMale) ? 1 : 0.4,
    group,
  }
}
