/** Examples to learn from, as rows of numbers: read by `read-all.ts`, with the weight a scale would have shown. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Features } from '@darzi/body/silhouette/front-features.ts'
import type { RoomKind } from './rooms.ts'
import { trainingFolder } from './training-folder.ts'
import type { TrueBody } from './true-sizes.ts'

/** One person in one room. */
export interface Example extends Omit<TrueBody, 'lowerThighMm'> {
  id: number
  isMale: boolean
  kind: RoomKind
  /** Null is what could not be read; undefined where nobody was found. */
  features?: Record<string, number | null>
}

/**
 * Generated bodies are rounder for their volume than surveyed people for their weight: with this many kilograms a litre both
 * have the same girths on the whole.
 */
export const kgOfLitre = 1.1

export const featuresFile = (name: string) => join(trainingFolder, `features-${name}.json`)

/** The people of a set, spoilt by things behind them: see spoil.ts. */
export const spoiltSet = (name: string) => `${name}-spoilt`

export const hasExamples = (name: string) => existsSync(featuresFile(name))

export function readExamples(name: string): Example[] {
  if (!hasExamples(name)) return []
  // Written by read-all.ts.
  return JSON.parse(readFileSync(featuresFile(name), 'utf8')) as Example[]
}

/** Features as the product would read them of a person who says this height and weight. */
export function featuresSaid(
  { features = {}, heightMm, volume }: Example,
  said: { height: number; weight: number },
): Features {
  const [height, weight] = [heightMm * said.height, volume * kgOfLitre * said.weight]
  const build: Features = { height, weight, bulk: Math.sqrt(weight / (height / 1000)) }
  const pairs = Object.entries(features).map(([name, value]) => {
    const isLength = !['male', 'neckAt', 'narrowAt', 'wideAt', 'sideNarrowAt', 'sideWideAt'].includes(name)
    return [name, build[name] ?? (value ?? Number.NaN) * (isLength ? said.height : 1)]
  })
  return Object.fromEntries(pairs)
}
