/**
 * Both views and the person's own words as one row of numbers. The same code reads the pictures of training and the product's;
 * a change here asks for training anew (tools/body-training).
 */
import type { Person, SeenPicture } from '../shapes.ts'
import { figureOf } from './figure.ts'
import { type Anchors, anchorsOf, type Features, frontFeatures } from './front-features.ts'
import { sideFeatures } from './side-features.ts'

export type Views = 'both' | 'front' | 'side'

export interface Read {
  views: Views
  features: Features
  anchors: Anchors
}

/** Undefined where neither view shows a whole person. */
export function readFeatures(
  person: Person,
  pictures: { front?: SeenPicture; side?: SeenPicture },
): Read | undefined {
  const { heightMm } = person
  const front = pictures.front && figureOf(pictures.front, { view: 'front', heightMm })
  const side = pictures.side && figureOf(pictures.side, { view: 'side', heightMm })
  if (!front && !side) return undefined
  const anchors = front ? anchorsOf(front) : { armpitMm: heightMm * 0.755, crotchMm: heightMm * 0.46 }
  const features: Features = { ...ofPerson(person) }
  if (front) Object.assign(features, frontFeatures(front, anchors))
  if (side) Object.assign(features, sideFeatures(side, anchors))
  return { views: front && side ? 'both' : front ? 'front' : 'side', features, anchors }
}

function ofPerson({ sex, heightMm, weightKg }: Person): Features {
  const male = sex === 'male' ? 1 : sex === 'female' ? 0 : 0.5
  return { height: heightMm, weight: weightKg, bulk: Math.sqrt(weightKg / (heightMm / 1000)), male }
}
