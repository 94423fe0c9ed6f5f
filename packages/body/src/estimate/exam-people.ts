/** For tests: what was read of two photos of people no number was learnt from, and what a tape would read of each. */
import { inflateRawSync } from 'node:zlib'
import { type Person, type Site, sites } from '../shapes.ts'
import type { Read } from '../silhouette/features.ts'
import kept from './exam-people.json' with { type: 'json' }

export interface ExamPerson {
  kind: 'plain' | 'cluttered'
  person: Person
  /** mm. */
  tape: Record<Site, number>
  read: Read
}

/** As tools/body-training/keep-exam.ts writes them: tenths of a millimetre, row by row. */
const unread = -32_768

export function examPeople(): ExamPerson[] {
  const bytes = inflateRawSync(Buffer.from(kept.rows, 'base64'))
  const tenths = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  return kept.people.map(({ kind, person: { sex, heightMm, weightKg }, tape }, row) => {
    const isMale = sex === 'male'
    const ofPerson = { height: heightMm, weight: weightKg, bulk: Math.sqrt(weightKg / (heightMm / 1000)) }
    const seen = kept.names.map((name, k): [string, number] => {
      const value = tenths[row * kept.names.length + k] ?? unread
      return [name, value === unread ? Number.NaN : value / 10]
    })
    const features: Read['features'] = { ...ofPerson, male: isMale ? 1 : 0, ...Object.fromEntries(seen) }
    const anchors = { armpitMm: features.armpit ?? Number.NaN, crotchMm: features.crotch ?? Number.NaN }
    return {
      kind: kind === 'plain' ? 'plain' : 'cluttered',
      person: { sex: isMale ? 'male' : 'female', heightMm, weightKg },
      // Every site is among them.
      tape: Object.fromEntries(sites.map((site, k) => [site, tape[k]])) as Record<Site, number>,
      read: { views: 'both', features, anchors },
    }
  })
}
