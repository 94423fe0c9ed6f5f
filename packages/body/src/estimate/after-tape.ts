/**
 * A tape reading after the photos are gone: what was believed then is believed again from the numbers that were kept, and the
 * reading draws its neighbours along, unless it lies too far off (drawing-readings.ts). Without photos this is just what the
 * build and the tape say together. A reading the numbers have followed already, as a saved scan's have, is not learned a second
 * time: it would make them falsely sure. One that is read anew draws them on from where the first reading left them, and makes none
 * of them surer.
 */
import { type Estimate, type Estimates, type Person, type Site, sites } from '../shapes.ts'
import { drawingReadings } from './drawing-readings.ts'
import { type Belief, learn, mixed, type Reading } from './gaussian.ts'
import { priorOf } from './prior.ts'

interface Kept {
  person: Person
  /** As they were before any tape, or, where that is not known, as they are after the earlier readings. */
  estimates: Estimates
  /** mm. */
  tape: Partial<Record<Site, number>>
}

const nineOfTen = 1.645
const tapeSdMm = 8

export function afterTape({ person, estimates, tape }: Kept): Estimates {
  const readings = sites.flatMap((site, index): Reading[] => {
    const mm = tape[site]
    const isReading = mm !== undefined && Number.isFinite(mm) && mm > 0
    return isReading && !isLearned(estimates[site], mm) ? [{ index, mm, sd: tapeSdMm }] : []
  })
  if (readings.length === 0) return estimates
  const isAnew = ({ index }: Reading) => estimates[sites[index] ?? 'chest'].from === 'tape'
  const before = beliefOf(person, estimates, new Set(readings.filter(isAnew).map(({ index }) => index)))
  const drawing = drawingReadings(before, readings)
  const after = learn(before, drawing)
  const surer = learn(
    before,
    drawing.filter((reading) => !isAnew(reading)),
  )
  const read = new Set(readings.map(({ index }) => index))
  const entries = sites.map((site, index) => {
    const kept = estimates[site]
    const narrowed = Math.sqrt(
      (surer.covariance[index]?.[index] ?? 0) / (before.covariance[index]?.[index] || 1),
    )
    const plusMinusMm = toTenth(kept.plusMinusMm * Math.min(1, narrowed))
    if (read.has(index)) return [site, readAs(tape[site] ?? kept.mm, plusMinusMm)]
    // What a tape read before stays as it was read.
    const mm = kept.from === 'tape' ? kept.mm : toTenth(after.mean[index] ?? kept.mm)
    return [site, { mm, plusMinusMm, from: kept.from }]
  })
  // Every site is among them.
  return Object.fromEntries(entries) as Estimates
}

/** A tape is as sure as a tape, whether the rest would have it so or not. */
const readAs = (mm: number, plusMinusMm: number): Estimate => ({
  mm: toTenth(mm),
  plusMinusMm: Math.min(plusMinusMm, toTenth(nineOfTen * tapeSdMm)),
  from: 'tape',
})

/** Storing rounds: a number of the tape that is the reading to the tenth is that reading. */
const isLearned = (kept: Estimates[Site], mm: number) => kept.from === 'tape' && Math.abs(kept.mm - mm) < 0.11

/**
 * The kept numbers as one belief: each as sure as its ± says, hanging together as the survey's people do. What is read anew may
 * have been a slip: it is no surer than the build leaves it.
 */
function beliefOf(person: Person, estimates: Estimates, anew: ReadonlySet<number>): Belief {
  const prior = expected(person)
  const sds = sites.map((site, index) => {
    const kept = Math.max(0.5, estimates[site].plusMinusMm / nineOfTen)
    return anew.has(index) ? Math.max(kept, Math.sqrt(prior.covariance[index]?.[index] ?? 0)) : kept
  })
  const { covariance } = learn(prior, looksBehind(prior, sds))
  const scale = sds.map((sd, i) => sd / Math.sqrt(covariance[i]?.[i] || 1))
  return {
    mean: sites.map((site) => estimates[site].mm),
    covariance: covariance.map((row, i) =>
      row.map((shared, j) => shared * (scale[i] ?? 1) * (scale[j] ?? 1)),
    ),
  }
}

/** The photos' readings that would have left each size about as sure as it was kept; none where the build alone does. */
function looksBehind(prior: Belief, sds: readonly number[]): Reading[] {
  return sds.flatMap((sd, index): Reading[] => {
    const before = prior.covariance[index]?.[index] ?? 0
    const gained = 1 / (sd * sd) - 1 / before
    return gained > 0.02 / before ? [{ index, mm: prior.mean[index] ?? 0, sd: Math.sqrt(1 / gained) }] : []
  })
}

function expected(person: Person): Belief {
  if (person.sex !== 'unknown') return priorOf(person.sex, person)
  return mixed([
    { ...priorOf('male', person), share: 0.5 },
    { ...priorOf('female', person), share: 0.5 },
  ])
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10
