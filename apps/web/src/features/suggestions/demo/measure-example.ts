import type { SeenPicture } from '@darzi/body/shapes.ts'
import type { StoredScan } from '../../body-scans/api.ts'
import { measure } from '../../body-scans/api.ts'
import type { ExamplePerson } from './example-people.ts'

/** Judged and measured as a customer's two photos are; kept nowhere. Undefined should the judge refuse them. */
export function measureExample({ person, front, side }: ExamplePerson, now: Date): StoredScan | undefined {
  const photo = (seen: SeenPicture) => ({
    id: 'example',
    canvas: document.createElement('canvas'),
    looked: { seen },
  })
  const measured = measure({ person, photos: { front: photo(front), side: photo(side) }, now })
  return 'scan' in measured ? measured.scan : undefined
}
