/** How well the product measures: its own `estimateBody`, with generated bodies it was not trained on and with surveyed people. */
import { estimateBody, estimateFrom } from '@darzi/body/estimate/estimate-body.ts'
import { examPeople } from '@darzi/body/estimate/exam-people.ts'
import { learn, type Reading } from '@darzi/body/estimate/gaussian.ts'
import { readingsOf } from '@darzi/body/estimate/photo-readings.ts'
import { priorOf } from '@darzi/body/estimate/prior.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { weigh } from '@darzi/body/estimate/weigh.ts'
import { type Person, type SeenPicture, type Site, sites } from '@darzi/body/shapes.ts'
import { kgOfLitre } from './examples.ts'
import { mean, normal } from './least-squares.ts'
import { isLikePeople } from './plausible.ts'
import { randomFrom } from './random-from.ts'
import type { RoomKind } from './rooms.ts'
import { readSurvey } from './survey.ts'
import { withThingBehind } from './thing-behind.ts'
import { filesOf, type Photographed, readPhotographed } from './training-set.ts'

export interface Marks {
  people: number
  /** mm: mean absolute error, and how far off on the whole. */
  error: number
  bias: number
  /** mm: of what the photos say by themselves, before it is weighed with the build. */
  photoError: number
  /** Share of people within the ±. */
  covered: number
  plusMinus: number
}
export type MarksBySite = Partial<Record<Site, Marks>>

interface Answer {
  off: number
  photoOff?: number
  plusMinus: number
}

interface RequestContext {
  views?: ('front' | 'side')[]
  /** Whose numbers count; else those who could be people (plausible.ts). */
  isAsked?: (body: Photographed) => boolean
  /** How far what they say of themselves strays, one standard deviation. */
  told?: { heightMm: number; weightKg: number }
  /** Only those whose outline jumps by it. */
  hasThingBehind?: boolean
}

/**
 * Generated bodies as the product sees them. A tape round a real body reads longer than the generator by the site's scale; here
 * that scale is known, so the truth is scaled with it.
 */
export function examineGenerated(
  name: string,
  kind: RoomKind | 'either',
  {
    views = ['front', 'side'],
    isAsked = (body) => isLikePeople(body, body.isMale),
    told = { heightMm: 0, weightKg: 0 },
    hasThingBehind = false,
  }: RequestContext = {},
): MarksBySite {
  const answers = new Map<Site, Answer[]>()
  const random = randomFrom(53)
  for (const file of filesOf(name)) {
    const body = readPhotographed(file)
    const { isMale, sitesMm, views: rooms } = body
    const room = kind === 'either' ? (rooms.plain ?? rooms.cluttered) : rooms[kind]
    const pictures = room && hasThingBehind ? withThingBehind(room, random) : room
    if (!pictures) continue
    // Drawn for everybody, so that a part of a set says what the whole says.
    const heightMm = body.heightMm + told.heightMm * normal(random)
    const weightKg = body.volume * kgOfLitre + told.weightKg * normal(random)
    if (!isAsked(body)) continue
    const person = { sex: isMale ? 'male' : 'female', heightMm, weightKg } as const
    const seen = Object.fromEntries(views.map((view) => [view, pictures[view]]))
    collect(answers, person, seen, sitesMm)
  }
  return marksOf(answers)
}

/** The people of the exam that are kept in the project, from what was read of their photos on. */
export function examineKept(kind: RoomKind): MarksBySite {
  const answers = new Map<Site, Answer[]>()
  for (const { person, tape, read } of examPeople().filter((each) => each.kind === kind)) {
    const { estimates } = estimateFrom(readingsOf(read, { siteScale: startScales(), isSpoilt: false }), {
      person,
    })
    for (const site of sites) {
      const { mm, plusMinusMm: plusMinus } = estimates[site]
      answers.set(site, [...(answers.get(site) ?? []), { off: mm - tape[site], plusMinus }])
    }
  }
  return marksOf(answers)
}

const startScales = () => Object.fromEntries(sites.map((site) => [site, startScale(site).scale]))

function collect(
  answers: Map<Site, Answer[]>,
  person: Person,
  seen: { front?: SeenPicture; side?: SeenPicture },
  sitesMm: Record<Site, number>,
): void {
  const { estimates, photoMm } = estimateBody({ person, ...seen, siteScale: startScales() })
  for (const site of sites) {
    const { mm, plusMinusMm } = estimates[site]
    const { scale } = startScale(site)
    const photoOff = ((photoMm[site] ?? sitesMm[site]) - sitesMm[site]) * scale
    const answer = { off: mm - sitesMm[site] * scale, photoOff, plusMinus: plusMinusMm }
    answers.set(site, [...(answers.get(site) ?? []), answer])
  }
}

/** How far simulated photos of surveyed people stray, mm: as a first trial of such photos did. */
const simulatedSd: Partial<Record<Site, number>> = {
  neck: 15.8,
  chest: 27.5,
  waist: 27.5,
  hips: 24,
  thigh: 20,
  calf: 12,
  bicep: 18,
  inseam: 16,
  outseam: 17.5,
  sleeve_length: 16,
  back_length: 25,
}

/**
 * Surveyed people with simulated photos, of which it is known how far they stray: what weighing with the build makes of them is
 * examined. With a widening the expectation of the build is made wider instead.
 */
export function examineSurveyed(widening?: number): MarksBySite {
  const random = randomFrom(77)
  const answers = new Map<Site, Answer[]>()
  for (const sex of ['male', 'female'] as const) {
    for (const { heightMm, weightKg, sitesMm } of readSurvey(sex)) {
      const truth: Partial<Record<Site, number>> = sitesMm
      const readings = sites.flatMap((site, index): Reading[] => {
        const [mm, sd] = [truth[site], simulatedSd[site]]
        return mm === undefined || sd === undefined ? [] : [{ index, mm: mm + sd * normal(random), sd }]
      })
      const build = { heightMm, weightKg }
      const { mean: found, covariance } =
        widening === undefined
          ? weigh(sex, build, (belief) => learn(belief, readings))
          : learn(priorOf(sex, build, widening), readings)
      for (const { index } of readings) {
        const site = sites[index]
        const mm = site && truth[site]
        if (!site || mm === undefined) continue
        const plusMinus = 1.645 * Math.sqrt(covariance[index]?.[index] ?? 0)
        answers.set(site, [...(answers.get(site) ?? []), { off: (found[index] ?? 0) - mm, plusMinus }])
      }
    }
  }
  return marksOf(answers)
}

function marksOf(answers: ReadonlyMap<Site, Answer[]>): MarksBySite {
  const pairs = [...answers].map(([site, each]): [Site, Marks] => [
    site,
    {
      people: each.length,
      error: mean(each.map(({ off }) => Math.abs(off))),
      bias: mean(each.map(({ off }) => off)),
      photoError: mean(each.map(({ photoOff = 0 }) => Math.abs(photoOff))),
      covered: mean(each.map(({ off, plusMinus }) => (Math.abs(off) <= plusMinus ? 1 : 0))),
      plusMinus: mean(each.map(({ plusMinus }) => plusMinus)),
    },
  ])
  return Object.fromEntries(pairs)
}
