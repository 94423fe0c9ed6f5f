/** Three bodies that a program drew, nobody real, as the model saw their photos; and what a tape round each reads. */
import kept from '@darzi/body/estimate/seen-people.json'
import type { Person, SeenPicture, Site } from '@darzi/body/shapes.ts'

export interface ExamplePerson {
  person: Person
  tape: Record<Site, number>
  front: SeenPicture
  side: SeenPicture
}

export const examplePeople = (): Promise<ExamplePerson[]> =>
  Promise.all(
    kept.map(async ({ person, tape, front, side }) => ({
      person: { ...person, sex: person.sex === 'male' ? 'male' : 'female' },
      tape,
      front: await picture(front),
      side: await picture(side),
    })),
  )

type StoredPicture = (typeof kept)[number]['front']

async function picture({ width, height, alpha, landmarks }: StoredPicture): Promise<SeenPicture> {
  const packed = Uint8Array.from(atob(alpha), (letter) => letter.charCodeAt(0))
  const whole = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const mask = { width, height, alpha: new Uint8Array(await new Response(whole).arrayBuffer()) }
  return { mask, landmarks: landmarks.map(([x = 0, y = 0, visibility = 0]) => ({ x, y, z: 0, visibility })) }
}
