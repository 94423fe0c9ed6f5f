import { expect, it } from 'vitest'
import { peopleToDraftFor } from '../testing/bodies.ts'
import { inputsOf } from './body-of.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { boxOf, lengthOf, outlineOf } from './geometry.ts'
import { layOut } from './lay-out.ts'
import type { Pattern } from './pattern.ts'
import { edgeOf } from './pieces.ts'

const find = ({ pieces }: Pattern, key: string) => {
  const found = pieces.find((piece) => piece.key === key)
  if (!found) throw new Error(`no ${key}`)
  return found
}

it.each(peopleToDraftFor)(
  'for %s the strip around a round neck is cut on the bias, and lies so on the cloth',
  async (_, who) => {
    const pattern = await draftPattern('kurta', inputsOf(who), { collar: 'round' })
    const facing = find(pattern, 'neck_facing')
    const [[ax, ay], [bx, by]] = facing.grain
    expect(Math.abs(bx - ax)).toBeCloseTo(Math.abs(by - ay), 6)
    const { left, right, top, bottom } = boxOf(outlineOf(facing.edges))
    for (const [x, y] of facing.grain)
      expect(x > left && x < right && y > top && y < bottom, 'the arrow lies in the strip').toBe(true)
    expect(right - left).toBeCloseTo(pattern.finished.neckMm ?? 0, 3)
    const laid = layOut(pattern, { widthMm: 1480, isDoubled: false }).laid.find(
      ({ key }) => key === 'neck_facing',
    )
    const onCloth = boxOf(laid?.outline ?? [])
    // A strip at 45 degrees takes as much across the cloth as along it.
    expect(onCloth.right - onCloth.left).toBeCloseTo(onCloth.bottom - onCloth.top, 0)
    expect(onCloth.right - onCloth.left).toBeGreaterThan(0.7 * (right - left))
    expect(pattern.pieces.some(({ key }) => key.startsWith('front_placket'))).toBe(false)
  },
)

it.each([50, 150, 280])(
  'under a band a patti goes to each edge of an opening of %s mm, past its end',
  async (depth) => {
    const who = extremePeople['an average man'] ?? { sex: 'male', measuredMm: {} }
    const pattern = await draftPattern('kurta', inputsOf(who), { front_neck_depth: depth })
    const front = find(pattern, 'front')
    const opening = front.marks.find(({ kind }) => kind === 'placket')?.line ?? []
    // A front that is cut longer over the chest takes the opening with it by a hair.
    expect(Math.abs(lengthOf(opening) - depth)).toBeLessThan(2)
    expect(front.notches).toContainEqual(opening[1])
    const [over, under] = [find(pattern, 'front_placket_over'), find(pattern, 'front_placket_under')]
    for (const patti of [over, under]) {
      expect(patti.cut).toBe(1)
      expect(lengthOf(edgeOf(patti, 'joint').line)).toBeGreaterThan(depth + 10)
      expect(patti.grain[0][1]).toBe(patti.grain[1][1])
    }
    expect(lengthOf(edgeOf(over, 'edge.left').line)).toBeGreaterThan(
      lengthOf(edgeOf(under, 'edge.left').line),
    )
    expect(pattern.pieces.some(({ key }) => key === 'neck_facing')).toBe(false)
  },
)
