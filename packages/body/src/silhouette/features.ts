/**
 * Both views and the person's own words as one row of numbers. The same code reads the pictures of training and the product's;
 * a change here asks for training anew (tools/body-training).
 */
import type { Person, PhotoOutline, SeenPicture } from '../shapes.ts'
import { type Figure, figureOf } from './figure.ts'
import {
  type Anchors,
  anchorsOf,
  extremes,
  type Features,
  frontFeatures,
  heightAt,
  lineX,
  trunkShares,
} from './front-features.ts'
import { outlineOf } from './outline.ts'
import { along, middle, type Place, type Points, points } from './points.ts'
import { across, over, steps, unread } from './widths.ts'

export type Views = 'both' | 'front' | 'side'

export interface Read {
  views: Views
  features: Features
  anchors: Anchors
  /** Where both views show it. */
  outline?: PhotoOutline
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
  const views = front && side ? 'both' : front ? 'front' : 'side'
  const outline = front && side && outlineOf({ front, side }, anchors, heightMm)
  return { views, features, anchors, ...(outline && { outline }) }
}

function ofPerson({ sex, heightMm, weightKg }: Person): Features {
  const male = sex === 'male' ? 1 : sex === 'female' ? 0 : 0.5
  return { height: heightMm, weight: weightKg, bulk: Math.sqrt(weightKg / (heightMm / 1000)), male }
}

/** What the side view tells, in mm by name, in an order that never changes; what could not be read is NaN. */

/** Without the front view its anchors are the usual shares of the height. */
function sideFeatures(figure: Figure, anchors: Anchors): Features {
  const at = points(figure.landmarks)
  const features: Features = {}
  const depths = trunkShares.map((share) => {
    const y = figure.bottom - heightAt(anchors, share) / figure.mmPerPixel
    return across(figure, { x: lineX(at, y), y }, at.trunk)
  })
  trunkShares.forEach((_, i) => {
    features[`sideTrunk${i}`] = depths[i] ?? unread
  })
  const { narrow = unread, narrowAt = unread, wide = unread, wideAt = unread } = extremes(depths)
  Object.assign(features, { sideNarrow: narrow, sideNarrowAt: narrowAt, sideWide: wide, sideWideAt: wideAt })
  steps(0.05, 1.3, 13).forEach((share, i) => {
    features[`sidePose${i}`] = across(figure, along(at.shoulders, at.hips, share), at.trunk)
  })
  features.sideSoft = figure.softMm
  neck(figure, at, features)
  legs(figure, at, features)
  features.sideShoulderHeight = over(figure, at.shoulders.y)
  features.sideHipHeight = over(figure, at.hips.y)
  features.sideKneeHeight = over(figure, middle(at.leftKnee, at.rightKnee).y)
  features.sideAnkleHeight = over(figure, middle(at.leftAnkle, at.rightAnkle).y)
  return features
}

function neck(figure: Figure, at: Points, features: Features): void {
  const depths = steps(0.25, 0.9, 10).map((share) =>
    across(figure, along(at.head, at.shoulders, share), at.trunk),
  )
  const read = depths.filter((depth) => !Number.isNaN(depth))
  features.sideNeck = read.length === 0 ? unread : Math.min(...read)
}

/** One leg stands before the other: the line between both is read. */
function legs(figure: Figure, at: Points, features: Features): void {
  const [knee, ankle] = [middle(at.leftKnee, at.rightKnee), middle(at.leftAnkle, at.rightAnkle)]
  const read = (name: string, [from, to]: readonly [Place, Place], shares: readonly number[]) => {
    for (const share of shares)
      features[`side${name}${share}`] = across(figure, along(from, to, share), at.trunk)
  }
  read('Thigh', [at.hips, knee], [0.3, 0.45, 0.6, 0.75, 0.9, 1])
  read('Shin', [knee, ankle], [0.12, 0.25, 0.35, 0.5, 0.65, 0.8, 0.9])
}
