import type { FieldKey } from '../measurements/catalogue.ts'
import {
  type AddOn,
  type ClothNeed,
  defaultStages,
  type GarmentField,
  type GarmentType,
  type Sizing,
  type StyleGroup,
} from './garment.ts'

export const addOnKeys = [
  'lining',
  'piping',
  'embroidery',
  'lace',
  'side_pocket',
  'front_pocket',
  'kaf_patti',
  'chak_patti',
  'latkan',
  'dori',
  'pen_pocket',
  'phone_pocket',
] as const
export type AddOnKey = (typeof addOnKeys)[number]

interface Sketch {
  sizing: Sizing
  leadDays: number
  /** Without these it cannot be cut. */
  needed: readonly FieldKey[]
  /** Asked for, but it can be cut without. */
  wanted?: readonly FieldKey[]
  styles?: StyleGroup[]
  addOns?: readonly AddOnKey[]
  cloth?: ClothNeed[]
}

/** A type as the catalogue hands it out. Add-ons cost nothing until the shop has priced them; its stages are the spec's. */
export function makeGarment(key: string, sketch: Sketch): GarmentType {
  const { sizing, leadDays, needed, wanted = [], styles = [], addOns = [], cloth = [] } = sketch
  return {
    key,
    sizing,
    leadDays,
    fields: [...asFields(needed, true), ...asFields(wanted, false)],
    styles,
    addOns: addOns.map((addOn): AddOn => ({ key: addOn, priceMinor: 0 })),
    stages: defaultStages.map((stage) => ({ ...stage })),
    checks: [],
    cloth,
  }
}

const asFields = (fields: readonly FieldKey[], isNeeded: boolean): GarmentField[] =>
  fields.map((field) => ({ field, isNeeded }))
