import { describe, expect, it } from 'vitest'
import { seenPeople } from '../../estimate/seen-people.ts'
import type { Landmark, Mask } from '../../shapes.ts'
import { reach } from '../figure.ts'
import { points } from '../points.ts'
import { type Pixels, resized } from './pixels.ts'
import { refineMask } from './refine-mask.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Paint = (x: number, y: number) => Colour

const size = { width: 540, height: 960 }
const [grey, skin, shirt, trousers]: Colour[] = [
  [150, 152, 148],
  [190, 140, 110],
  [40, 60, 140],
  [90, 70, 50],
]
const [someone] = seenPeople()
if (!someone || !grey || !skin || !shirt || !trousers)
  throw new Error('There is somebody, and there are colours.')
const { truth, landmarks } = atFullSize(someone.front)
const at = points(landmarks)
const waist = at.shoulders.y + 0.7 * at.trunk
const dressed: Paint = (_, y) => (y < at.shoulders.y ? skin : y < waist ? shirt : trousers)
const plainRoom: Paint = () => grey

describe('a mask that the picture’s colours refine', () => {
  const told = moved(truth, 5)

  it('gets back the edge that the model laid five pixels too far out', () => {
    const mask = refineMask({ landmarks, mask: told }, painted(dressed, plainRoom))
    expect(breadth(told)).toBeGreaterThan(breadth(truth) + 8)
    expect(Math.abs(breadth(mask) - breadth(truth))).toBeLessThan(2)
    expect(wrong(mask)).toBeLessThan(0.25 * wrong(told))
  })

  it('lets go of what the model took of a thing behind the person', () => {
    const edge = at.shoulders.x + breadth(truth) / 2
    const isThing = (x: number, y: number) => x > edge - 40 && x < edge + 160 && Math.abs(y - waist) < 70
    const alpha = told.alpha.map((value, i) => {
      const [x, y] = [i % size.width, Math.floor(i / size.width)]
      return isThing(x, y) && x < edge + 40 ? 255 : value
    })
    const cluttered: Paint = (x, y) => {
      if (!isThing(x, y)) return grey
      return (x + y) % 24 < 12 ? [200, 60, 60] : [230, 220, 90]
    }
    const found = refineMask({ landmarks, mask: { ...told, alpha } }, painted(dressed, cluttered))
    expect(breadth({ ...told, alpha })).toBeGreaterThan(breadth(truth) + 25)
    expect(Math.abs(breadth(found) - breadth(truth))).toBeLessThan(3)
    expect(wrong(found)).toBeLessThan(0.25 * wrong({ ...told, alpha }))
  })

  it('keeps the model’s edge where the room has the person’s own colour', () => {
    const found = refineMask(
      { landmarks, mask: told },
      painted(() => grey, plainRoom),
    )
    expect(Math.abs(breadth(found) - breadth(told))).toBeLessThan(3)
    expect(wrong(found)).toBeLessThan(1.2 * wrong(told))
  })

  it('takes no seam, sleeve or shadow inside the person for an edge', () => {
    const shaded: Paint = (x, y) => {
      const [red, green, blue] = dressed(x, y)
      const light = Math.abs(x - at.shoulders.x) % 40 < 20 ? 1 : 0.6
      return [red * light, green * light, blue * light]
    }
    const found = refineMask({ landmarks, mask: truth }, painted(shaded, plainRoom))
    const lost = truth.alpha.filter((value, i) => value > 250 && (found.alpha[i] ?? 0) < 128).length
    expect(lost).toBeLessThan(0.004 * truth.alpha.filter((value) => value > 250).length)
  })

  it('is the same each time, as large as before, and as good from a smaller picture', () => {
    const picture = painted(dressed, plainRoom)
    const found = refineMask({ landmarks, mask: told }, picture)
    const again = refineMask({ landmarks, mask: told }, picture)
    expect(again.alpha.every((value, i) => value === found.alpha[i])).toBe(true)
    const larger = { width: 810, height: 1440 }
    const mask = { ...larger, alpha: resized(told, larger) }
    const placed = landmarks.map((each) => ({ ...each, x: each.x * 1.5, y: each.y * 1.5 }))
    const whole = refineMask({ landmarks: placed, mask }, picture)
    expect([whole.width, whole.height, whole.alpha.length]).toEqual([810, 1440, 810 * 1440])
    expect(wrong({ ...size, alpha: resized(whole, size) })).toBeLessThan(1.2 * wrong(found) + 300)
  })

  it('stays as it is where nobody was found', () => {
    expect(refineMask({ landmarks: undefined, mask: told }, painted(dressed, plainRoom))).toBe(told)
  })
})

function atFullSize({ mask, landmarks }: { mask: Mask; landmarks: readonly Landmark[] | undefined }) {
  const [x, y] = [size.width / mask.width, size.height / mask.height]
  const placed = (landmarks ?? []).map((each) => ({ ...each, x: each.x * x, y: each.y * y }))
  return { truth: { ...size, alpha: resized(mask, size) }, landmarks: placed }
}

/** The mask of somebody so many pixels broader all round. */
function moved(mask: Mask, by: number): Mask {
  const alpha = new Uint8Array(mask.alpha)
  for (let y = by; y < mask.height - by; y++) {
    for (let x = by; x < mask.width - by; x++) {
      let most = 0
      for (const [right, down] of [
        [by, 0],
        [-by, 0],
        [0, by],
        [0, -by],
        [0, 0],
      ] as const)
        most = Math.max(most, mask.alpha[(y + down) * mask.width + x + right] ?? 0)
      alpha[y * mask.width + x] = most
    }
  }
  return { ...mask, alpha }
}

function painted(person: Paint, room: Paint): Pixels {
  const rgba = new Uint8Array(4 * size.width * size.height)
  truth.alpha.forEach((value, i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)]
    const [before, behind] = [person(x, y), room(x, y)]
    for (let k = 0; k < 3; k++)
      rgba[4 * i + k] = ((before[k] ?? 0) * value + (behind[k] ?? 0) * (255 - value)) / 255
  })
  return { ...size, rgba }
}

/** Of the waist, in pixels. */
function breadth({ width, height, alpha }: Mask): number {
  const from = { x: at.shoulders.x, y: waist, dy: 0, within: at.trunk }
  const sides = [1, -1].map((dx) => reach({ width, height, alpha }, { ...from, dx }) ?? 0)
  return sides.reduce((sum, side) => sum + side, 0)
}

/** Pixels that are said to be what they are not. */
const wrong = ({ alpha }: Mask) =>
  alpha.filter((value, i) => value >= 128 !== (truth.alpha[i] ?? 0) >= 128).length
