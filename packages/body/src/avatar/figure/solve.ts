/** The person's own body: the nearest of the shape space, its arms hung free, and what is left closed until the tape agrees. */

import type { Avatar, Site } from '../../shapes.ts'
import { type FittedGirth, fittedGirths } from '../fitted-girths.ts'
import { type Given, within } from '../given.ts'
import { type Measurable, measureAll } from '../measure-mesh.ts'
import { promisedMm } from '../promises.ts'
import { armsFree } from './arms-free.ts'
import { byOutline, slicesOf } from './by-outline.ts'
import { broader, fuller, trunkOffs } from './by-photos.ts'
import { type Closing, closed } from './closing.ts'
import { levelCuts, partsOf } from './cross-sections.ts'
import { type Figure, theFigure } from './figure-data.ts'
import { type HalfBody, markOf } from './half-body.ts'
import { measurableOf } from './measured.ts'
import { nearestBody } from './scores.ts'

const turns = 11
/** What photos tell beside the sizes settles first. */
const broadTurns = 6

export interface Solved {
  figure: Figure
  body: HalfBody
  read: Measurable
  sitesMm: Avatar['sitesMm']
}

export function solvedBody(given: Given): Solved {
  const figure = theFigure()
  const { heightMm } = given
  let from = nearestBody(figure, given)
  let start = measurableOf(figure, from, heightMm)
  let closing = beginning()
  let [body, read, sitesMm] = step(from, start, closing)
  for (let turn = 0; turn < turns; turn++) {
    if (turn === 2) {
      from = armsFree(figure, from, read)
      start = measurableOf(figure, from, heightMm)
    }
    if (turn > 2 && agrees(sitesMm, given) && Math.abs(napeOff(figure, body, given)) < napeWithinMm) break
    const next = nearer(closing, figure, body, read, sitesMm, given)
    closing = turn < broadTurns ? next : { ...closing, ...girthsAndLengths(next) }
    ;[body, read, sitesMm] = step(from, start, closing)
  }
  return { figure, body, read, sitesMm }

  function step(own: HalfBody, known: Measurable, so: Closing) {
    const made = onFloor(figure, closed(figure, own, known, so), heightMm)
    const measured = measurableOf(figure, made, heightMm)
    return [made, measured, measureAll(measured)] as const
  }
}

const girthsAndLengths = ({ ln, upMm, shoulderMm, lnReach }: Closing) => ({ ln, upMm, shoulderMm, lnReach })

const napeWithinMm = 3

/** How far the nape has to go up: a back is a little longer by the tape than it is high. */
function napeOff(
  figure: Figure,
  body: HalfBody,
  { sites, heightMm, maleness }: Pick<Given, 'sites' | 'heightMm' | 'maleness'>,
): number {
  const stout = Math.max(0, sites.waist / heightMm - 0.6)
  // Where a back is measured from lies a little over the mark on men and on the stout: by generated bodies and where sewn shirts begin.
  const overMark = (0.01 * Math.max(maleness, Math.min(1, 5 * stout)) + 0.015 * stout) * heightMm
  return sites.outseam + 0.96 * sites.back_length - overMark - markOf(figure, body, 'nape')[1]
}

/** Nearer than anybody lays a tape. */
function agrees(found: Solved['sitesMm'], { sites, torso, outline }: Given): boolean {
  if (torso.length > 0 || outline) return false
  return (Object.keys(promisedMm) as Site[]).every((site) => {
    const asked = (sites as Partial<Record<Site, number>>)[site]
    return asked === undefined || Math.abs((found[site] ?? 0) - asked) < 0.2 * (promisedMm[site] ?? 0)
  })
}

function beginning(): Closing {
  const ln = Object.fromEntries(fittedGirths.map((site) => [site, 0])) as Record<FittedGirth, number>
  return {
    ln,
    upMm: { crotch: 0, waist: 0, shoulder: 0 },
    shoulderMm: 0,
    lnReach: 0,
    broad: undefined,
    full: undefined,
    seatBroad: 0,
    legFull: undefined,
    armBroad: undefined,
    deep: 0,
    forwards: undefined,
    slope: 0,
  }
}

function nearer(
  closing: Closing,
  figure: Figure,
  body: HalfBody,
  read: Measurable,
  found: Solved['sitesMm'],
  { sites, heightMm, maleness, torso, outline }: Given,
): Closing {
  const ln = { ...closing.ln }
  for (const site of fittedGirths) {
    const off = Math.log(sites[site] / (found[site] ?? sites[site]))
    if (Number.isFinite(off)) ln[site] = within(ln[site] + within(off, -0.3, 0.3), -0.75, 0.75)
  }
  const more = (now: number, by: number, most: number) =>
    within(now + (Number.isFinite(by) ? by : 0), -most, most)
  const nape = napeOff(figure, body, { sites, heightMm, maleness })
  const { upMm } = closing
  const tall = heightMm
  return {
    ...closing,
    ln,
    upMm: {
      crotch: more(upMm.crotch, sites.inseam - (found.inseam ?? sites.inseam), 0.09 * tall),
      waist: more(upMm.waist, sites.outseam - (found.outseam ?? sites.outseam), 0.09 * tall),
      shoulder: more(upMm.shoulder, 1.2 * within(nape, -60, 60), 0.055 * tall),
    },
    shoulderMm: more(closing.shoulderMm, (sites.shoulder_width - (found.shoulder_width ?? 0)) / 2, 70),
    lnReach: more(closing.lnReach, 0.9 * Math.log(sites.sleeve_length / (found.sleeve_length ?? 1)), 0.35),
    ...trunkByPhotos(closing, read, outline && outline.trunk.length > 7 ? slicesOf(outline) : torso),
    ...(outline && byOutline(closing, figure, body, read, outline)),
    // Photos tell it better.
    seatBroad:
      torso.length > 0 ? 0 : within(closing.seatBroad + 1.5 * narrowSeat(figure, body, read), 0, 0.5),
  }
}

function trunkByPhotos(
  closing: Closing,
  read: Measurable,
  torso: Given['torso'],
): Pick<Closing, 'broad' | 'full'> {
  const { crotch, hips, waist, chest, armpit } = read.levels
  const offs = trunkOffs(read, torso)
  const knots = [crotch, hips, (hips + waist) / 2, waist, (waist + chest) / 2, chest, armpit + 30]
  return {
    broad: broader(closing.broad, offs, knots),
    full: fuller(closing.full, offs, [hips, waist, chest]),
  }
}

/** By how much, as a logarithm, the seat is narrower than the thighs under it. */
function narrowSeat(figure: Figure, body: HalfBody, { levels }: Measurable): number {
  const { armless } = partsOf(figure)
  const half = (y: number) =>
    Math.max(1, ...levelCuts(body, armless, [y]).flatMap((cut) => cut.filter((_, k) => k % 2 === 0)))
  return Math.log((Math.max(half(levels.thigh), half(levels.thigh - 40)) - 1) / half(levels.hips))
}

/** Stands on the floor nearly over the middle of its own trunk, as high as the person. */
function onFloor(figure: Figure, body: HalfBody, heightMm: number): HalfBody {
  const { vertices } = figure
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let v = 0; v < vertices; v++) {
    low = Math.min(low, body[3 * v + 1] as number)
    high = Math.max(high, body[3 * v + 1] as number)
  }
  const share = heightMm / (high - low)
  for (let n = 1; n < body.length; n += 3) body[n] = ((body[n] as number) - low) * share
  const forwards = 0.4 * middleDepth(figure, body)
  for (let n = 2; n < body.length; n += 3) body[n] = (body[n] as number) - forwards
  return body
}

/** Of the trunk between the seat and the chest, halfway from the back to the front. */
function middleDepth({ vertices, weights, marks }: Figure, body: HalfBody): number {
  const [bust, crotch] = [body[3 * marks.bust + 1] as number, body[3 * marks.crotch + 1] as number]
  let [back, front] = [0, 0]
  for (let v = 0; v < vertices; v++) {
    const y = body[3 * v + 1] as number
    if (y < crotch || y > bust || (weights.arm[v] ?? 0) > 0.2) continue
    back = Math.min(back, body[3 * v + 2] as number)
    front = Math.max(front, body[3 * v + 2] as number)
  }
  return (back + front) / 2
}
