/**
 * Across families of bodies: learns from one kind of people and is examined with another, by the photos alone. What is lost
 * against learning from all is what a customer unlike those of the training may lose.
 *
 *   node --import tsx tools/body-training/across.ts
 */
import { type Site, sites } from '@darzi/body/shapes.ts'
import { isMain } from '../root.ts'
import { type Example, featuresSaid, kgOfLitre, readExamples } from './examples.ts'
import { answersOf, fitLinear, type Row } from './fit-linear.ts'
import { mean } from './least-squares.ts'
import { isLikePeople } from './plausible.ts'

const shown = ['chest', 'waist', 'hips', 'thigh', 'neck', 'bicep', 'inseam'] as const satisfies Site[]
const bulk = ({ heightMm, volume }: Example) => (volume * kgOfLitre) / (heightMm / 1000) ** 2

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

if (isMain(import.meta.url)) showAcross()

/** Needs the examples of training and of the exam (see readExamples). */
export function showAcross(): void {
  const train = [...readExamples('train'), ...readExamples('train-wild')].filter(({ features }) => features)
  const exam = readExamples('exam').filter((each) => each.features && isLikePeople(each, each.isMale))
  const names = Object.keys(train[0]?.features ?? {})
  console.log(`\nacross families, by the photos alone, mm of error (bias): ${shown.join(', ')}`)
  for (const [title, isLearnt, isAsked] of families) {
    const rows = train.filter(isLearnt).map((each, group) => rowOf(each, { names, group }))
    const { model } = fitLinear(rows)
    const asked = exam.filter(isAsked).map((each, group) => rowOf(each, { names, group }))
    const found = answersOf(model, asked)
    const marks = shown.map((site) => {
      const k = sites.indexOf(site)
      const off = asked.map(({ answers }, r) => (found[r]?.[k] ?? 0) - (answers[k] ?? 0))
      return `${mean(off.map(Math.abs)).toFixed(1)} (${mean(off).toFixed(1)})`
    })
    console.log(`${title}, from ${rows.length} asked ${asked.length}: ${marks.join(', ')}`)
  }
}

function rowOf(example: Example, { names, group }: { names: readonly string[]; group: number }): Row {
  const features = featuresSaid(example, { height: 1, weight: 1 })
  return {
    features: names.map((name) => features[name] ?? Number.NaN),
    male: example.isMale ? 1 : 0,
    answers: sites.map((site) => example.sitesMm[site]),
    weight: isLikePeople(example, example.isMale) ? 1 : 0.4,
    group,
  }
}
