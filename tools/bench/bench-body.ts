/**
 * How long form and cloth take, and how well bodies are measured: the product's own `estimateBody` on generated people it was not trained on, before plain walls
 * and in cluttered rooms, and on surveyed people with simulated photos. Needs what tools/body-training has photographed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Site, sites } from '@darzi/body/shapes.ts'
import { bodyData } from '../body-training/body-generator.ts'
import { examineGenerated, examineSurveyed, type MarksBySite } from '../body-training/examine.ts'
import { trainingFolder } from '../body-training/training-folder.ts'
import { benchCloth } from './bench-cloth.ts'
import { printTable } from './print-table.ts'

/** What is aimed at on generated people, mm. */
const aims: Partial<Record<Site, number>> = {
  ...{
    neck: 10,
    shoulder_width: 11,
    chest: 15,
    waist: 15,
    bicep: 8,
    forearm: 5,
    wrist: 8,
    sleeve_length: 11,
  },
  ...{ hips: 10, thigh: 11, knee: 8, calf: 8, ankle: 8, inseam: 11, outseam: 11 },
}

/** What a first trial of the same fusion reached with surveyed people and such photos, mm. */
const firstTrial: Partial<Record<Site, number>> = {
  ...{ chest: 16.6, waist: 17.8, hips: 13.5, neck: 8, thigh: 10.9, calf: 7.2, bicep: 9.2 },
  ...{ inseam: 10, outseam: 9.6, sleeve_length: 9.1, back_length: 11.4 },
}

export async function benchBody(): Promise<void> {
  await benchCloth()
  if (!existsSync(join(trainingFolder, 'exam'))) {
    console.log(
      `No people to examine with in ${trainingFolder} (BODY_TRAINING). To photograph them, ten minutes:`,
    )
    console.log('  node --import tsx tools/body-training/photograph.ts exam 200 2031 exam')
    return
  }
  for (const kind of ['plain', 'cluttered'] as const) {
    show(`${kind} rooms, both views`, examineGenerated('exam', kind), aims)
  }
  show('plain rooms, the front alone', examineGenerated('exam', 'plain', { views: ['front'] }), {})
  show('height, weight and sex alone', examineGenerated('exam', 'plain', { views: [] }), {})
  if (existsSync(join(trainingFolder, 'exam-wild'))) {
    show(
      'plain rooms, bodies no survey has seen',
      examineGenerated('exam-wild', 'plain', { isWild: true }),
      {},
    )
  }
  if (!existsSync(bodyData)) return
  show('surveyed people, simulated photos', examineSurveyed(), firstTrial)
  show('the same, taken for the survey’s own (no widening)', examineSurveyed(1), firstTrial)
}

function show(title: string, marks: MarksBySite, wanted: Partial<Record<Site, number>>): void {
  console.log(`\n${title}`)
  const rows = sites.flatMap((site) => {
    const mark = marks[site]
    if (!mark) return []
    const { error, bias, photoError, covered, plusMinus } = mark
    const aim = wanted[site]?.toFixed(1) ?? '-'
    const alone = photoError > 0 ? photoError.toFixed(1) : '-'
    const within = Math.round(100 * covered)
    return [[site, error.toFixed(1), aim, bias.toFixed(1), alone, within, plusMinus.toFixed(0)]]
  })
  printTable(['site', 'error mm', 'aim', 'bias mm', 'photos alone', 'within ± %', 'mean ±'], rows)
}
