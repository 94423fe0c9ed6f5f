import { describe, expect, it } from 'vitest'
import { peopleToDraftFor as people, twoToDraftFor } from '../testing/bodies.ts'
import { inputsOf } from './body-of.ts'
import { leastEaseOf } from './designs/design.ts'
import { draftPattern } from './draft-pattern.ts'
import { areaOf, at, boxOf, crossings, distance, lengthOf, mirrored, outlineOf } from './geometry.ts'
import { valuesOf } from './inputs.ts'
import { optionsFor } from './of-garment.ts'
import type { Pattern, Piece, Point } from './pattern.ts'
import { edgeOf, turnedOver } from './pieces.ts'
import { sewingOf } from './sewing.ts'

const find = ({ pieces }: Pattern, key: Piece['key']): Piece => {
  const found = pieces.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}
const long = (of: Piece, name: Parameters<typeof edgeOf>[1]) => lengthOf(edgeOf(of, name).line)
const markOf = (of: Piece, kind: Piece['marks'][number]['kind']) =>
  of.marks.filter((mark) => mark.kind === kind).map(({ line }) => line)

describe.each(people)('a jacket for %s', (_, who) => {
  const inputs = inputsOf(who)
  const sizes = valuesOf(inputs)
  const usual = draftPattern('jacket', inputs)

  it('has both collars as long as its neck, the upper one larger at its edges', async () => {
    const pattern = await usual
    const [upper, under] = [find(pattern, 'collar'), find(pattern, 'under_collar')]
    const neck = long(find(pattern, 'front_left'), 'neck') + long(find(pattern, 'back'), 'neck')
    for (const collar of [upper, under]) expect(long(collar, 'neck')).toBeCloseTo(neck, 0)
    expect(long(upper, 'fold')).toBeCloseTo(long(under, 'centre') + 3, 1)
    expect(long(upper, 'joint')).toBeCloseTo(long(under, 'joint') + 3, 1)
    expect([upper.cut, under.cut, under.isPair]).toEqual([1, 2, true])
  })

  it('has a facing behind each edge of its fronts, lapel and gorge included', async () => {
    const pattern = await usual
    const [front, facing] = [find(pattern, 'front_left'), find(pattern, 'front_facing')]
    for (const name of ['neck', 'lapel', 'overlap'] as const)
      expect(edgeOf(facing, name).line).toEqual(edgeOf(front, name).line)
    const inner = edgeOf(facing, 'edge').line
    const [from, to] = at(markOf(front, 'roll'), 0)
    if (!from || !to) throw new Error('no roll line')
    // Its inner edge stays behind the roll line, or it would show where the lapel is folded.
    for (const [x, y] of inner) {
      const roll = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])
      expect(x).toBeGreaterThan(Math.max(-25, roll) + 20)
    }
  })

  it('has lapels that lie on the front when they are folded along the roll line', async () => {
    const front = find(await usual, 'front_left')
    const [from, to] = at(markOf(front, 'roll'), 0)
    if (!from || !to) throw new Error('no roll line')
    const shape = outlineOf(front.edges)
    const lying = mirrored(edgeOf(front, 'lapel').line, [from, to])
    expect(Math.max(...lying.map(([x]) => x))).toBeGreaterThan(60)
    for (const [x, y] of lying.slice(0, -1)) {
      const [, right = 0] = ends(crossings(shape, y))
      expect(x, `at ${Math.round(y)}`).toBeLessThan(right - 5)
    }
  })

  it('has two buttons where it breaks and below, both fronts alike, a pocket at the left breast alone', async () => {
    const pattern = await usual
    const [left, right] = [find(pattern, 'front_left'), find(pattern, 'front_right')]
    const [holes, buttons] = [at(markOf(left, 'buttonhole'), 0), at(markOf(right, 'button'), 0)]
    expect(buttons).toEqual(holes.map(([x, y]): Point => [x === 0 ? -0 : -x, y]))
    const breakY = at(edgeOf(left, 'overlap').line, 0)[1]
    expect(at(holes, 0)[1]).toBeGreaterThan(breakY)
    expect([markOf(left, 'pocket'), markOf(right, 'pocket')].map(({ length }) => length)).toEqual([2, 1])
    expect(markOf(left, 'dart')).toHaveLength(1)
  })

  it.each(['slim', 'regular', 'loose'])(
    '%s is nowhere narrower than the body and its least ease',
    async (fit) => {
      const { finished } = await draftPattern('jacket', inputs, { fit })
      const least = leastEaseOf('jacket', fit)
      expect(finished.chestMm).toBeGreaterThan(sizes.chest + least)
      expect(finished.waistMm).toBeGreaterThan(sizes.waist + least - 1)
      expect(finished.hipsMm).toBeGreaterThan(sizes.hips + least - 1)
    },
  )
})

const ends = (all: readonly number[]) => [Math.min(...all), Math.max(...all)] as const

describe.each(twoToDraftFor)('a jacket of another style for %s', (_, who) => {
  const inputs = inputsOf(who)

  it('has a peak that points up beyond the notch, and lies on the front when it is folded', async () => {
    const front = find(await draftPattern('jacket', inputs, { lapel: 'peak' }), 'front_left')
    const roll = at(markOf(front, 'roll'), 0)
    const lying = mirrored(edgeOf(front, 'lapel').line, [at(roll, 0), at(roll, 1)])
    const [notch, tip] = [at(lying, 0), at(lying, 1)]
    expect(notch[1] - tip[1]).toBeGreaterThan(10)
    expect(tip[0] - notch[0]).toBeGreaterThan(20)
    const shape = outlineOf(front.edges)
    for (const [x, y] of lying.slice(0, -1)) {
      const [, right = 0] = ends(crossings(shape, y))
      expect(x, `at ${Math.round(y)}`).toBeLessThan(right - 5)
    }
  })

  it('has a shawl cut with its facing: no upper collar, its neck the back’s, its edge without a corner', async () => {
    const pattern = await draftPattern('jacket', inputs, { lapel: 'shawl' })
    expect(pattern.pieces.map(({ key }) => key)).toEqual([
      'front_left',
      'front_right',
      'back',
      'sleeve',
      'front_facing',
      'under_collar',
    ])
    const [facing, back] = [find(pattern, 'front_facing'), find(pattern, 'back')]
    expect(long(facing, 'neck')).toBeCloseTo(long(back, 'neck'), 0)
    const under = find(pattern, 'under_collar')
    expect(long(under, 'neck')).toBeCloseTo(long(find(pattern, 'front_left'), 'neck') + long(back, 'neck'), 0)
    const edge = edgeOf(facing, 'lapel').line.filter(
      (point, k, all) => k === 0 || distance(at(all, k - 1), point) > 1,
    )
    edge.slice(1, -1).forEach((point, k) => {
      const [before, after] = [at(edge, k), at(edge, k + 2)]
      const turn = angleOf(point, after) - angleOf(before, point)
      expect(Math.cos(turn), `at ${Math.round(point[1])}`).toBeGreaterThan(0.85)
    })
  })

  it.each([
    { vents: 'one', edge: 'vent', open: ['back_left'] },
    { vents: 'two', edge: 'slit', open: ['front_left', 'front_right', 'back'] },
  ] as const)(
    'with vents: $vents, is open from its hem up at $open, and sewn above',
    async ({ vents, edge, open }) => {
      const pattern = await draftPattern('jacket', inputs, { vents })
      for (const { key, edges } of pattern.pieces) {
        const slit = edges.find(({ name }) => name === edge)
        expect(slit !== undefined, key).toBe(open.some((one) => one === key))
        if (slit) expect(lengthOf(slit.line)).toBeGreaterThan(130)
        if (slit) expect(slit.allowanceMm).toBe(40)
      }
      const usual = await draftPattern('jacket', inputs)
      expect(pattern.finished).toEqual(usual.finished)
      const seams = sewingOf(pattern)?.seams.map(({ name }) => name)
      expect(seams).toEqual(sewingOf(usual)?.seams.map(({ name }) => name))
    },
  )
})

describe.each(twoToDraftFor)('a centre vent for %s', (_, who) => {
  it('has an underlap of 5 cm on the right back, from the top of the vent to the hem', async () => {
    const pattern = await draftPattern('jacket', inputsOf(who), { vents: 'one' })
    const [left, right] = [find(pattern, 'back_left'), find(pattern, 'back_right')]
    expect([left.cut, left.isPair, right.cut, right.isPair]).toEqual([1, false, 1, false])
    const wide = (of: Piece) => Math.max(...outlineOf(of.edges).map(([x]) => (of === left ? -x : x)))
    expect(wide(right) - wide(left)).toBeCloseTo(50, 5)
    const laps = right.edges.filter(({ name }) => name.startsWith('underlap'))
    expect(laps.map(({ allowanceMm }) => allowanceMm)).toEqual([40, 10])
    const top = at(edgeOf(left, 'vent').line, 0)
    const turned = (line: readonly Point[]) => line.map(([x, y]) => [-x, y])
    expect(turned(edgeOf(right, 'underlap').line).at(-1)).toEqual(top)
    expect(turned(at(markOf(right, 'line'), 0))).toEqual(edgeOf(left, 'vent').line)
    for (const piece of [left, right]) expect(piece.notches.map(([, y]) => y)).toContain(top[1])
  })

  it('is sewn without it: both halves are alike', async () => {
    const sewing = sewingOf(await draftPattern('jacket', inputsOf(who), { vents: 'one' }))
    const [left, right] = ['back_left', 'back_right'].map((side) =>
      sewing?.panels.find(({ name }) => name === side),
    )
    if (!left || !right) throw new Error('no backs')
    const shape = outlineOf(turnedOver(right.piece).edges)
    expect(areaOf(shape)).toBeCloseTo(areaOf(outlineOf(left.piece.edges)), 0)
    expect(boxOf(shape)).toEqual(boxOf(outlineOf(left.piece.edges)))
  })
})

const angleOf = ([ax, ay]: Point, [bx, by]: Point) => Math.atan2(by - ay, bx - ax)

it('an order’s lapel and vents are followed', () => {
  const styles = [
    { group: 'lapel', option: 'peak' },
    { group: 'vents', option: 'two' },
  ]
  expect(optionsFor('jacket', {}, styles)).toEqual({ lapel: 'peak', vents: 'two' })
})
