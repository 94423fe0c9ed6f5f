/** What stands behind the person: a wall and a floor, or a room full of things with edges as strong as the person's own. */
import type { Random } from './body-generator.ts'
import type { Colour } from './render.ts'

export type RoomKind = 'plain' | 'cluttered'

/** Red, green, blue by pixel. */
export interface Picture {
  width: number
  height: number
  rgb: Uint8Array
}

export function room(
  random: Random,
  kind: RoomKind,
  { width, height }: { width: number; height: number },
): Picture {
  const picture: Picture = { width, height, rgb: new Uint8Array(width * height * 3) }
  const floorAt = height * between(random, 0.78, 0.93)
  paintWall(picture, random, floorAt)
  if (kind === 'cluttered') furnish(picture, random, floorAt)
  return picture
}

const between = (random: Random, from: number, to: number) => from + (to - from) * random()
const anyColour = (random: Random): Colour => [255 * random(), 255 * random(), 255 * random()]
const muted = (random: Random): Colour => {
  const grey = between(random, 90, 225)
  return [grey + between(random, -25, 25), grey + between(random, -15, 15), grey + between(random, -30, 20)]
}

function paintWall(picture: Picture, random: Random, floorAt: number): void {
  const [wall, floor] = [muted(random), muted(random)]
  const [fall, lean] = [between(random, -40, 10), between(random, -20, 20)]
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const colour = y > floorAt ? floor : wall
      put(picture, x, y, colour, (fall * y) / picture.height + (lean * x) / picture.width)
    }
  }
}

/** Cupboards, shelves, curtains, frames, plants and patterned cloth, anywhere and in any colour. */
function furnish(picture: Picture, random: Random, floorAt: number): void {
  const { width, height } = picture
  const things = 5 + Math.floor(random() * 9)
  for (let thing = 0; thing < things; thing++) {
    const [w, h] = [width * between(random, 0.08, 0.5), height * between(random, 0.05, 0.5)]
    const stands = random() < 0.5
    const left = between(random, -0.2, 1) * width
    const foot = stands ? floorAt + between(random, 0, 0.06) * height : between(random, 0.1, 0.9) * height
    const isRound = random() < 0.25
    const paint = texture(random)
    box(picture, { left, top: foot - h, right: left + w, bottom: foot, isRound }, paint)
  }
}

type Paint = (x: number, y: number) => Colour

function texture(random: Random): Paint {
  const [one, two] = random() < 0.8 ? [muted(random), muted(random)] : [anyColour(random), anyColour(random)]
  const [size, slant] = [between(random, 5, 45), between(random, -1, 1)]
  const kind = Math.floor(random() * 5)
  if (kind === 0) return () => one
  if (kind === 1) return (x, y) => ((x + slant * y) % size < size / 2 ? one : two)
  if (kind === 2) return (x, y) => ((Math.floor(x / size) + Math.floor(y / size)) % 2 === 0 ? one : two)
  if (kind === 3)
    return (x, y) => blend(one, two, 0.5 + 0.5 * Math.sin(x / size) * Math.cos((y * slant) / size))
  return (_, y) => (y % (2 * size) < 5 ? two : one)
}

const blend = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
  a[2] + share * (b[2] - a[2]),
]

function box(
  picture: Picture,
  {
    left,
    top,
    right,
    bottom,
    isRound,
  }: Record<'left' | 'top' | 'right' | 'bottom', number> & { isRound: boolean },
  paint: Paint,
): void {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(picture.height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(picture.width, right); x++) {
      const [dx, dy] = [(2 * (x - middleX)) / (right - left), (2 * (y - middleY)) / (bottom - top)]
      if (isRound && dx * dx + dy * dy > 1) continue
      put(picture, x, y, paint(x + 1000, y + 1000), -25 * Math.abs(dx))
    }
  }
}

function put({ rgb, width }: Picture, x: number, y: number, colour: Colour, light: number): void {
  const at = 3 * (y * width + x)
  for (let k = 0; k < 3; k++) rgb[at + k] = Math.min(255, Math.max(0, (colour[k] ?? 0) + light))
}
