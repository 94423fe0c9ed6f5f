/** For tests: three generated people as the model saw them before a plain wall, and what a tape would read of each. */
import { inflateRawSync } from 'node:zlib'
import { figureOf, isPerson } from '../judge/figure.ts'
import { middle } from '../judge/points.ts'
import type { Person, SeenPicture, Site } from '../shapes.ts'
import kept from './seen-people.json' with { type: 'json' }

interface KeptPicture {
  width: number
  height: number
  alpha: string
  landmarks: number[][]
}

export interface SeenPerson {
  person: Person
  tape: Record<Site, number>
  front: SeenPicture
  side: SeenPicture
}

export function seenPeople(): SeenPerson[] {
  return kept.map(({ person, tape, front, side }) => ({
    person: { ...person, sex: person.sex === 'male' ? 'male' : 'female' },
    tape,
    front: picture(front),
    side: picture(side),
  }))
}

function picture({ width, height, alpha, landmarks }: KeptPicture): SeenPicture {
  const mask = { width, height, alpha: new Uint8Array(inflateRawSync(Buffer.from(alpha, 'base64'))) }
  return { mask, landmarks: landmarks.map(([x = 0, y = 0, visibility = 0]) => ({ x, y, z: 0, visibility })) }
}

/** For a part of the trunk the person reaches further to the right by this share of the picture. */
export function withThing({ landmarks = [], mask }: SeenPicture, share: number): SeenPicture {
  const [shoulder, hip] = [landmarks[11], landmarks[23]]
  if (!shoulder || !hip) throw new Error('Nobody was seen.')
  const { width, height, alpha } = mask
  const trunk = hip.y - shoulder.y
  const grown = alpha.map((value, place) => {
    const [x, y] = [place % width, Math.floor(place / width)]
    if (y < shoulder.y + 0.55 * trunk || y > shoulder.y + 0.8 * trunk) return value
    return Math.max(value, alpha[y * width + Math.max(0, x - Math.round(share * height))] ?? 0)
  })
  return { landmarks, mask: { width, height, alpha: grown } }
}

/** From the shoulders to the middle of the thighs cloth stands off by this share of the person's height, on each side. */
export function clothed(seen: SeenPicture, share: number): SeenPicture {
  const figure = figureOf(seen)
  if (!figure) throw new Error('Nobody was seen.')
  const { points, height, mask } = figure
  const [shoulder, hip] = [
    middle(points.leftShoulder, points.rightShoulder),
    middle(points.leftHip, points.rightHip),
  ]
  const hem = hip.y + 0.4 * (middle(points.leftKnee, points.rightKnee).y - hip.y)
  const alpha = new Uint8Array(mask.alpha)
  for (let y = Math.round(shoulder.y); y < hem; y++) {
    let [from, to] = [Math.round(shoulder.x), Math.round(shoulder.x)]
    while (isPerson(mask, from - 1, y)) from--
    while (isPerson(mask, to + 1, y)) to++
    const reach = Math.round(share * height)
    alpha.fill(
      255,
      y * mask.width + Math.max(0, from - reach),
      y * mask.width + Math.min(mask.width, to + reach + 1),
    )
  }
  return { ...seen, mask: { ...mask, alpha } }
}
