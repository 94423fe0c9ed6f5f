import { readFeatures } from '@darzi/body/silhouette/features.ts'
import type { Example } from './examples.ts'
import type { Photographed } from './training-set.ts'

/** One of each room a person was seen in. */
export function examplesOf({ id, isMale, heightMm, volume, sitesMm, views }: Photographed): Example[] {
  const person = { sex: isMale ? 'male' : 'female', heightMm, weightKg: volume } as const
  return (['plain', 'cluttered'] as const).flatMap((kind) => {
    const pictures = views[kind]
    if (!pictures) return []
    const read = readFeatures(person, pictures)
    const isRead = read?.views === 'both'
    return { id, isMale, kind, heightMm, volume, sitesMm, ...(isRead && { features: read.features }) }
  })
}
