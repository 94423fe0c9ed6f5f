import type { AvatarRequest, Site } from '../shapes.ts'
import type { ToEstimate } from './estimate-body.ts'
import type { Reading } from './gaussian.ts'

export interface PhotoReadings {
  readings: Reading[]
  torso: AvatarRequest['torso']
  photoMm: Partial<Record<Site, number>>
}

export function readPhotos(_: ToEstimate): PhotoReadings {
  return { readings: [], torso: undefined, photoMm: {} }
}
