/**
 * The generator of bodies beside the project (shared data, CC0 MakeHuman shapes): what of it the training uses. Lengths are
 * decimetres in space and centimetres in sizes, as it has them. It is never part of the product.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Vertices = Float64Array
export type Point = readonly [x: number, y: number, z: number]
export type Random = () => number

export interface Shape {
  male: number
  age: number
  muscle: number
  weight: number
  height: number
  stature: number
  details: Record<string, number>
}

/** Girths, breadths and heights; `weight` is the volume in litres. */
export type Sizes = Record<
  | ('height' | 'weight' | 'chest' | 'waist' | 'hips' | 'bicep' | 'forearm' | 'wrist' | 'thigh' | 'knee')
  | ('calf' | 'ankle' | 'neck' | 'inseam' | 'outseam' | 'shoulder' | 'sleeve' | 'lo' | 'hi'),
  number
>

type Triangle = readonly [number, number, number]

export interface BodyGenerator {
  rng: (seed: number) => Random
  randn: (random: Random) => number
  randomBody: (random: Random, male: number) => Shape
  build: (shape: Shape) => Vertices
  pose: (body: Vertices, armDegrees: number, legDegrees: number, isStraight?: number) => Vertices
  measure: (body: Vertices) => Sizes
  slice: (
    body: Vertices,
    centre: Point,
    normal: Point,
    keep: (triangle: Triangle) => boolean,
  ) => (readonly [number, number])[]
  hull: (points: readonly (readonly [number, number])[]) => (readonly [number, number])[]
  perim: (outline: readonly (readonly [number, number])[]) => number
  J: (body: Vertices, bone: string) => Point
  inTorso: (triangle: Triangle) => boolean
  tri: readonly Triangle[]
  /** Vertices of the body alone. */
  NB: number
  LM: Record<'bust' | 'front' | 'butt' | 'crotch' | 'acrL' | 'acrR', number>
  /** How much each vertex belongs to a part. */
  W: Record<string, Float64Array>
}

/** The shared data folder; `BODY_DATA` says where else it stands. */
export const bodyData = process.env.BODY_DATA ?? join(import.meta.dirname, '../../../shared/data')

export const hasGenerator = existsSync(join(bodyData, 'bodies-generator/mh.mjs'))

export async function loadGenerator(): Promise<BodyGenerator> {
  // It is plain JavaScript outside the project, so its shape is our word.
  return (await import(join(bodyData, 'bodies-generator/mh.mjs'))) as BodyGenerator
}
