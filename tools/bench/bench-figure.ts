/**
 * How the figure and its cloth look, in numbers: how well the outline of each person's figure covers the masks of their own photos,
 * how sharply outlines turn beside those of the bodies it was learnt from, seams and skin under sewn cloth, and what goes over the wire.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { distanceAt } from '@darzi/body/avatar/distance-field.ts'
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { type OutlineSide, outlineSides, outlineTurns } from '@darzi/body/avatar/outline-turns.ts'
import { peopleOfTest } from '@darzi/body/avatar/people-of-test.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { seenPeople } from '@darzi/body/estimate/seen-people.ts'
import type { Person, SeenPicture } from '@darzi/body/shapes.ts'
import { sites } from '@darzi/body/shapes.ts'
import { garmentFor, kindsFor, sew, wearer, wearers } from '../body-time/time-body.ts'
import { kgOfLitre } from '../body-training/examples.ts'
import { learntTurns } from '../body-training/learnt-turns.ts'
import { quantile } from '../body-training/least-squares.ts'
import { type Lost, lostByRegion, regions } from '../body-training/lost-by-region.ts'
import { bestCover } from '../body-training/overlap.ts'
import { filesOf, hasPhotographed, readPhotographed } from '../body-training/training-set.ts'
import { rootPath } from '../root.ts'
import { printTable } from './print-table.ts'

export async function benchFigure(): Promise<void> {
  showOverlap()
  await showTurns()
  await showCloth()
  showWire()
}

interface Photographed {
  person: Person
  front: SeenPicture
  side: SeenPicture
}

const mostPeople = 12
const aims = { least: 0.93, median: 0.95 }

/** The three that are kept, and of an exam's, where it was photographed, as many as are quickly shown. */
function* people(): Generator<Photographed> {
  yield* seenPeople()
  const set = ['third-exam', 'second-exam', 'exam', 'judge'].find(hasPhotographed)
  if (set === undefined) return
  for (const file of filesOf(set).slice(0, mostPeople)) {
    const { isMale, heightMm, volume, views } = readPhotographed(file)
    const seen = views.plain ?? views.cluttered
    const sex = isMale ? ('male' as const) : ('female' as const)
    if (seen) yield { person: { sex, heightMm, weightKg: volume * kgOfLitre }, ...seen }
  }
}

function showOverlap(): void {
  const shares = { front: [] as number[], side: [] as number[] }
  const lost = { front: [] as LostOfOne[], side: [] as LostOfOne[] }
  for (const { person, front, side } of people()) {
    const { estimates, torso, outline } = estimateBody({ person, front, side })
    const sitesMm = Object.fromEntries(sites.map((site) => [site, estimates[site].mm]))
    const avatar = makeAvatar({ ...person, sitesMm, torso, outline })
    for (const [view, seen] of [
      ['front', front],
      ['side', side],
    ] as const) {
      const cover = bestCover(avatar, seen, view)
      shares[view].push(cover?.share ?? 0)
      if (cover) lost[view].push(lostByRegion(avatar, cover))
    }
  }
  console.log(
    `\nfigure and mask of their own photos, ${shares.front.length} people (aims: least ${aims.least}, median ${aims.median})`,
  )
  const rows = (['front', 'side'] as const).map((view) => [
    view,
    ...[0, 0.1, 0.5, 1].map((at) => quantile(shares[view], at).toFixed(3)),
    `${shares[view].filter((share) => share >= aims.least).length}`,
  ])
  printTable(['view', 'least', 'of ten one less', 'median', 'most', `at least ${aims.least}`], rows)
  showLost(lost)
}

type LostOfOne = ReturnType<typeof lostByRegion>

/** Of what either covers, %, on average: what only the figure and what only the photo covers. */
function showLost(lost: Record<'front' | 'side', readonly LostOfOne[]>): void {
  const mean = (view: 'front' | 'side', region: (typeof regions)[number], which: keyof Lost) =>
    ((100 * lost[view].reduce((sum, one) => sum + one[region][which], 0)) / lost[view].length).toFixed(2)
  const rows = regions.map((region) => [
    region,
    ...(['front', 'side'] as const).flatMap((view) =>
      (['figureOnly', 'photoOnly'] as const).map((which) => mean(view, region, which)),
    ),
  ])
  console.log('\nwhere they differ, % of what either covers')
  printTable(['part', 'front: figure only', 'photo only', 'side: figure only', 'photo only'], rows)
}

async function showTurns(): Promise<void> {
  const own = Object.fromEntries(outlineSides.map((side) => [side, [] as number[]])) as Record<
    OutlineSide,
    number[]
  >
  for (const request of Object.values(peopleOfTest)) {
    const avatar = makeAvatar(request)
    for (const side of outlineSides) own[side].push(...outlineTurns(avatar, side))
  }
  const learnt = await learntTurns()
  console.log(
    '\nhow sharply outlines turn within a centimetre, degrees: the twelve people of the tests, and the bodies learnt from',
  )
  const rows = outlineSides.map((side) => [
    side,
    ...[own[side], learnt?.[side]].flatMap((turns) =>
      [0.5, 0.99, 1].map((at) => (turns ? quantile(turns, at).toFixed(1) : '-')),
    ),
  ])
  printTable(['side', 'median', '99 %', 'most', 'learnt: median', '99 %', 'most'], rows)
}

async function showCloth(): Promise<void> {
  const rows: string[][] = []
  for (const name of wearers) {
    const request = wearer(name)
    const avatar = makeAvatar(request)
    for (const kind of kindsFor(request)) {
      const { positions, seamGapMm } = await sew(request, avatar, garmentFor(kind, request))
      const points = positions.length / 3
      const away = Array.from({ length: points }, (_, v) =>
        distanceAt(avatar.field, positions[3 * v] ?? 0, positions[3 * v + 1] ?? 0, positions[3 * v + 2] ?? 0),
      )
      const inside = away.filter((mm) => mm < 0).length
      rows.push([
        name,
        kind,
        seamGapMm.toFixed(1),
        ((100 * inside) / points).toFixed(2),
        Math.min(...away).toFixed(1),
      ])
    }
  }
  console.log('\nsewn cloth at rest (aims: seams within 3 mm, no cloth in the skin)')
  printTable(['who', 'what', 'widest seam mm', 'inside the skin %', 'nearest to it mm'], rows)
}

const sent = [
  'packages/body/src/avatar/figure/figure.json',
  'packages/body/src/estimate/photo-model.json',
  'packages/body/src/judge/judge-model.json',
]

function showWire(): void {
  console.log('\non the wire, kB after brotli (aim: 800 for a person)')
  const rows = sent.map((path) => {
    const bytes = readFileSync(rootPath(path))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    return [path.split('/').at(-1) ?? path, (brotliCompressSync(bytes, { params }).length / 1000).toFixed(0)]
  })
  printTable(['what', 'kB'], rows)
}
