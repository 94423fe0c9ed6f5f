/** For tests: three generated people as the model saw them before a plain wall, and what a tape would read of each. */
import { inflateRawSync } from 'node:zlib'
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
