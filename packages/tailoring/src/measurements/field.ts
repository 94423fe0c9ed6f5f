/** What a field of the book is: how it is measured, where the tape goes and what is to be expected. */
import { toMm } from '../units/length.ts'

export type FieldKind =
  | 'girth'
  /** Measured flat, from edge to edge: half of the girth. */
  | 'half_girth'
  | 'length'
  | 'depth'
  | 'width'
  | 'angle'
  | 'weight'
  | 'text'
  | 'bool'

export type BodyPart = 'upper' | 'lower' | 'other'

/** Both ends belong to it; millimetres, of a weight kilograms. */
export type Range = readonly [from: number, to: number]

export interface Field {
  kind: FieldKind
  part: BodyPart
  /** Where the tape goes: the name of a line on the drawing of a body or a garment. */
  drawing: Drawing
  /** What is plausible for a grown man and a grown woman. Nothing is refused for lying outside. */
  men?: Range
  women?: Range
  /** Of a text field: what it is usually chosen from, as keys of its words. */
  choices?: readonly string[]
}

export type Drawing =
  | 'neck'
  | 'shoulder'
  | 'chest'
  | 'upperChest'
  | 'underBust'
  | 'waist'
  | 'stomach'
  | 'hips'
  | 'bicep'
  | 'elbow'
  | 'forearm'
  | 'wrist'
  | 'sleeve'
  | 'sleeveEnd'
  | 'armhole'
  | 'backLength'
  | 'frontLength'
  | 'crossFront'
  | 'crossBack'
  | 'yoke'
  | 'neckDepthFront'
  | 'neckDepthBack'
  | 'neckWidth'
  | 'strap'
  | 'apexDrop'
  | 'apexWidth'
  | 'thigh'
  | 'knee'
  | 'calf'
  | 'ankle'
  | 'inseam'
  | 'outseam'
  | 'crotch'
  | 'frontRise'
  | 'backRise'
  | 'fly'
  | 'legOpening'
  | 'belt'
  | 'shortTop'
  | 'longTop'
  | 'fullLength'
  | 'waistToHem'
  | 'hem'
  | 'sideSlit'
  | 'frontOpening'
  | 'dori'
  | 'collar'
  | 'placket'
  | 'topPocket'
  | 'sidePocket'
  | 'height'
  | 'scales'
  | 'none'

export const inches = (from: number, to: number): Range => [toMm(from * 4, 'in', 4), toMm(to * 4, 'in', 4)]
export const centimetres = (from: number, to: number): Range => [toMm(from, 'cm'), toMm(to, 'cm')]

/** A maker of the fields of one part; the second range is a woman's where it is not the same. */
const of =
  (kind: FieldKind, part: BodyPart) =>
  (drawing: Drawing, men?: Range, women: Range | undefined = men): Field => ({
    kind,
    part,
    drawing,
    ...(men && { men }),
    ...(women && { women }),
  })

const kindsOf = (part: BodyPart) => ({
  girth: of('girth', part),
  half: of('half_girth', part),
  length: of('length', part),
  depth: of('depth', part),
  width: of('width', part),
})

export const upper = kindsOf('upper')
export const lower = kindsOf('lower')
