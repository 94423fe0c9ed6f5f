/**
 * A person drawn with round strokes, as the model would tell of them: what is judged is how they stand, not how they look.
 * Lengths are shares of their height; y grows downwards from the crown.
 */
import type { Landmark, SeenPicture, View } from '../shapes.ts'
import { type PointName, places, type Spot } from './points.ts'

export interface DrawnPerson {
  view?: View
  /** The height of the person and of the picture in pixels, and how far the crown is below its upper edge. */
  pixels?: number
  picture?: { width: number; height: number }
  crownAt?: number
  /** Where the middle of the body is, as a share of the picture's breadth. */
  middleAt?: number
  /** From hanging down, degrees. */
  armDegrees?: number
  /** How far apart the ankles are. */
  feetApart?: number
  /** Of the whole picture, degrees. */
  leanDegrees?: number
  isTurnedAway?: boolean
  isSitting?: boolean
  /** In a skirt, or a coat down to the ankles. */
  isSkirted?: boolean
  /** From the side: a thing at the back is taken for a part of the person. */
  hasThingBehind?: boolean
  /** Adds so much of the height to every half breadth: a body that is heavier, or a coat. */
  stouter?: number
  /** How far the person has turned to the side, degrees, from the view they were asked for. */
  turnedDegrees?: number
}

type Body = Record<PointName, Spot>
type Stroke = [from: Spot, to: Spot, fromRadius: number, toRadius: number]

export function drawPerson(asked: DrawnPerson = {}): SeenPicture {
  const { picture = { width: 360, height: 480 }, view = 'front' } = asked
  const body = view === 'front' ? fromFront(asked) : fromSide(asked)
  const place = placer(asked, picture)
  const alpha = new Uint8Array(picture.width * picture.height)
  const strokes =
    view === 'front'
      ? [...frontStrokes(body), ...(asked.isSkirted ? [skirt] : [])]
      : [...sideStrokes(body), ...(asked.hasThingBehind ? [thingBehind] : [])]
  const scale = asked.pixels ?? 400
  for (const [from, to, fromRadius, toRadius] of strokes)
    draw(alpha, picture.width, [place(from), place(to), fromRadius * scale, toRadius * scale], asked, scale)
  const landmarks = Array.from({ length: 33 }, (): Landmark => ({ ...place(body.nose), z: 0, visibility: 1 }))
  for (const [name, at] of Object.entries(places) as [PointName, number][])
    landmarks[at] = { ...place(body[name]), z: 0, visibility: 1 }
  return { landmarks, mask: { ...picture, alpha } }
}

export const nobody: SeenPicture = {
  landmarks: undefined,
  mask: { width: 60, height: 80, alpha: new Uint8Array(60 * 80) },
}

function fromFront({
  armDegrees = 28,
  feetApart = 0.15,
  isTurnedAway,
  isSitting,
  ...asked
}: DrawnPerson): Body {
  const breadth = Math.cos(((asked.turnedDegrees ?? 0) * Math.PI) / 180)
  const arm = (armDegrees * Math.PI) / 180
  const knee = isSitting ? 0.58 : 0.73
  const ankle = isSitting ? 0.8 : 0.945
  const half = (side: 1 | -1) => {
    const shoulder = { x: side * 0.1 * breadth, y: 0.19 }
    const along = (length: number) => ({
      x: shoulder.x + side * length * Math.sin(arm) * breadth,
      y: shoulder.y + length * Math.cos(arm),
    })
    return {
      Ear: { x: side * 0.033, y: 0.07 },
      Shoulder: shoulder,
      Elbow: along(0.16),
      Wrist: along(0.29),
      Hip: { x: side * 0.055, y: 0.48 },
      Knee: { x: side * feetApart * 0.47, y: knee },
      Ankle: { x: side * feetApart * 0.5, y: ankle },
      Heel: { x: side * feetApart * 0.5, y: ankle + 0.02 },
      Toe: { x: side * feetApart * 0.52, y: ankle + 0.035 },
    }
  }
  return named({
    nose: { x: 0, y: 0.08 },
    left: half(isTurnedAway ? -1 : 1),
    right: half(isTurnedAway ? 1 : -1),
  })
}

function fromSide({ armDegrees = 0, isSitting, turnedDegrees = 0 }: DrawnPerson): Body {
  const depth = 0.1 * Math.sin((turnedDegrees * Math.PI) / 180)
  const arm = (armDegrees * Math.PI) / 180
  const half = (side: 1 | -1) => {
    const shoulder = { x: side * depth, y: 0.19 }
    const along = (length: number) => ({
      x: shoulder.x - length * Math.sin(arm),
      y: shoulder.y + length * Math.cos(arm),
    })
    return {
      Ear: { x: 0, y: 0.07 },
      Shoulder: shoulder,
      Elbow: along(0.16),
      Wrist: along(0.29),
      Hip: { x: 0, y: 0.48 },
      Knee: { x: isSitting ? -0.2 : 0, y: isSitting ? 0.5 : 0.73 },
      Ankle: { x: isSitting ? -0.2 : 0.01, y: 0.945 },
      Heel: { x: 0.02, y: 0.965 },
      Toe: { x: -0.08, y: 0.975 },
    }
  }
  return named({ nose: { x: -0.05, y: 0.08 }, left: half(1), right: half(-1) })
}

function named({ nose, left, right }: { nose: Spot; left: object; right: object }): Body {
  const both = [
    ...Object.entries(left).map(([part, spot]) => [`left${part}`, spot]),
    ...Object.entries(right).map(([part, spot]) => [`right${part}`, spot]),
  ]
  // both halves name all their points
  return { nose, ...Object.fromEntries(both) } as Body
}

const crown = (body: Body): Stroke => [{ x: body.nose.x * 0.4, y: 0.055 }, { x: 0, y: 0.1 }, 0.055, 0.04]

const skirt: Stroke = [{ x: 0, y: 0.5 }, { x: 0, y: 0.88 }, 0.085, 0.11]

const thingBehind: Stroke = [{ x: 0.09, y: 0.39 }, { x: 0.09, y: 0.4 }, 0.035, 0.035]

function frontStrokes(body: Body): Stroke[] {
  const limbs = (['left', 'right'] as const).flatMap((side): Stroke[] => [
    [body[`${side}Shoulder`], body[`${side}Elbow`], 0.03, 0.024],
    [body[`${side}Elbow`], body[`${side}Wrist`], 0.024, 0.016],
    [body[`${side}Hip`], body[`${side}Knee`], 0.048, 0.033],
    [body[`${side}Knee`], body[`${side}Ankle`], 0.033, 0.02],
    [body[`${side}Ankle`], body[`${side}Toe`], 0.02, 0.02],
    [body[`${side}Shoulder`], body[`${side}Hip`], 0.04, 0.045],
  ])
  return [
    crown(body),
    [{ x: 0, y: 0.1 }, { x: 0, y: 0.2 }, 0.035, 0.05],
    [{ x: 0, y: 0.2 }, { x: 0, y: 0.46 }, 0.07, 0.075],
    ...limbs,
  ]
}

function sideStrokes(body: Body): Stroke[] {
  return [
    crown(body),
    [{ x: 0.01, y: 0.1 }, { x: 0, y: 0.22 }, 0.035, 0.055],
    [{ x: 0, y: 0.22 }, body.leftHip, 0.063, 0.066],
    [body.leftShoulder, body.leftElbow, 0.026, 0.022],
    [body.leftElbow, body.leftWrist, 0.022, 0.016],
    [body.leftHip, body.leftKnee, 0.056, 0.034],
    [body.leftKnee, body.leftAnkle, 0.036, 0.022],
    [{ x: body.leftAnkle.x, y: 0.965 }, body.leftToe, 0.025, 0.018],
  ]
}

function placer(asked: DrawnPerson, { width, height }: { width: number; height: number }) {
  const { pixels = 400, crownAt = (height - pixels) / 2, middleAt = 0.5, leanDegrees = 0 } = asked
  const lean = (leanDegrees * Math.PI) / 180
  return ({ x, y }: Spot): Spot => {
    const [dx, dy] = [x * pixels, (y - 0.5) * pixels]
    return {
      x: middleAt * width + Math.cos(lean) * dx - Math.sin(lean) * dy,
      y: crownAt + pixels / 2 + Math.sin(lean) * dx + Math.cos(lean) * dy,
    }
  }
}

function draw(
  alpha: Uint8Array,
  width: number,
  [from, to, r0, r1]: Stroke,
  { stouter = 0 }: DrawnPerson,
  scale: number,
) {
  const length = Math.max(1e-6, (to.x - from.x) ** 2 + (to.y - from.y) ** 2)
  const reach = Math.max(r0, r1) + stouter * scale + 1
  const rows = alpha.length / width
  for (
    let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
    y < rows && y <= Math.max(from.y, to.y) + reach;
    y++
  )
    for (
      let x = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
      x < width && x <= Math.max(from.x, to.x) + reach;
      x++
    ) {
      const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length
      const share = Math.min(1, Math.max(0, along))
      const [nearX, nearY] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)]
      const radius = r0 + share * (r1 - r0) + stouter * scale
      if (Math.hypot(x - nearX, y - nearY) <= radius) alpha[y * width + x] = 255
    }
}
