/** What photos show beside sizes is on the figure: a forward head, sloping shoulders, arms as broad as they are seen. */
import { beforeAll, describe, expect, it } from 'vitest'
import { estimateBody } from '../../estimate/estimate-body.ts'
import { seenPeople } from '../../estimate/seen-people.ts'
import { type Avatar, type Person, type SeenPicture, sites } from '../../shapes.ts'
import { makeAvatar } from '../make-avatar.ts'
import { misses } from '../promises.ts'
import { topologyOf } from '../topology.ts'

const slow = 60_000
const [someone] = seenPeople()
if (!someone) throw new Error('nobody was photographed')
const { person, front, side } = someone
const mmOfPixel = { front: person.heightMm / heightOf(front), side: person.heightMm / heightOf(side) }

describe('the figure of two photos', { timeout: slow }, () => {
  let plain: Avatar
  beforeAll(() => {
    plain = figureOf({ person, front, side }).avatar
  }, slow)

  it('carries the head as far forwards as the side photo shows it', () => {
    const at = pointsOf(side)
    const faces = at(0).x < at(7).x ? -1 : 1
    const [chest, head] = [at(11).y + 0.1 * (at(23).y - at(11).y), at(7).y]
    const by = (y: number) =>
      (faces * 25 * Math.min(1, Math.max(0, (chest - y) / (chest - head)))) / mmOfPixel.side
    const bent = figureOf({
      person,
      front,
      side: moved(
        side,
        (x, y) => [x - by(y), y],
        (x, y) => [x + by(y), y],
      ),
    })
    expect(headForwards(bent.avatar) - headForwards(plain)).toBeGreaterThan(12)
    expect(misses(bent.avatar, bent.sitesMm)).toEqual([])
    expect(topologyOf(bent.avatar).euler).toBe(2)
  })

  it('lets the shoulders fall as the front photo shows them', () => {
    const at = pointsOf(front)
    const [middle, half] = [(at(11).x + at(12).x) / 2, Math.abs(at(11).x - at(12).x) / 2]
    const by = (x: number, y: number) =>
      y > at(23).y
        ? 0
        : (30 * Math.min(1, Math.max(0, (Math.abs(x - middle) - 0.45 * half) / (0.55 * half)))) /
          mmOfPixel.front
    const sloping = figureOf({
      person,
      front: moved(
        front,
        (x, y) => [x, y - by(x, y)],
        (x, y) => [x, y + by(x, y)],
      ),
      side,
    })
    expect(fall(sloping.avatar) - fall(plain)).toBeGreaterThan(6)
    expect(misses(sloping.avatar, sloping.sitesMm)).toEqual([])
    expect(topologyOf(sloping.avatar).euler).toBe(2)
  })

  it('is that of the sizes where a scan has no outline', () => {
    const { request } = figureOf({ person, front, side })
    const without = makeAvatar({ ...request, outline: undefined })
    const bare = makeAvatar({
      ...request,
      outline: { side: [], trunk: [], legs: [], arms: [], shoulders: [] },
    })
    expect(Buffer.from(bare.positions.buffer).equals(Buffer.from(without.positions.buffer))).toBe(true)
    expect(Buffer.from(plain.positions.buffer).equals(Buffer.from(without.positions.buffer))).toBe(false)
  })
})

interface Photographed {
  person: Person
  front: SeenPicture
  side: SeenPicture
}

function figureOf({ person, front, side }: Photographed) {
  const { estimates, torso, outline } = estimateBody({ person, front, side })
  const sitesMm = Object.fromEntries(sites.map((site) => [site, estimates[site].mm]))
  const request = { ...person, sitesMm, torso, outline }
  return { request, sitesMm, avatar: makeAvatar(request) }
}

const pointsOf =
  ({ landmarks = [] }: SeenPicture) =>
  (index: number) =>
    landmarks[index] ?? { x: 0, y: 0 }

function heightOf({ mask: { width, alpha } }: SeenPicture): number {
  const isPerson = (value: number) => value > 127
  return Math.floor(alpha.findLastIndex(isPerson) / width) - Math.floor(alpha.findIndex(isPerson) / width)
}

type Move = (x: number, y: number) => [number, number]

/** The same picture with its pixels elsewhere: `from` says where a pixel was, `to` where a point goes. */
function moved({ landmarks, mask }: SeenPicture, from: Move, to: Move): SeenPicture {
  const { width, height } = mask
  const alpha = mask.alpha.map((_, at) => {
    const [x, y] = from(at % width, Math.floor(at / width)).map(Math.round) as [number, number]
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : (mask.alpha[y * width + x] ?? 0)
  })
  const points = landmarks?.map((point) => {
    const [x, y] = to(point.x, point.y)
    return { ...point, x, y }
  })
  return { landmarks: points, mask: { ...mask, alpha } }
}

/** How far the middle of the head lies before the middle of the chest, mm. */
function headForwards({ positions, levels }: Avatar): number {
  const middle = (low: number, high: number) => {
    let [back, before] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let v = 0; v < positions.length; v += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(v, v + 3)
      if (y < low || y > high || Math.abs(x) > 60) continue
      back = Math.min(back, z)
      before = Math.max(before, z)
    }
    return (back + before) / 2
  }
  const { neck, crown, waist, chest } = levels
  return middle(neck + 0.5 * (crown - neck), crown) - middle(waist, chest)
}

/** How much lower the shoulder's line lies outside than beside the neck, mm. */
function fall({ positions, levels, limbs }: Avatar): number {
  const root = limbs.leftArm.points[0]?.[0] ?? 0
  const top = (share: number) => {
    let best = 0
    for (let v = 0; v < positions.length; v += 3) {
      const [x = 0, y = 0] = positions.subarray(v, v + 2)
      if (Math.abs(x - share * root) < 8 && y < levels.neck) best = Math.max(best, y)
    }
    return best
  }
  return top(0.6) - top(0.95)
}
