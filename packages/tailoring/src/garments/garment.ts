/** The shape of a garment type: what is measured for it, how it may be styled, what it passes through, what cloth it takes. */
export interface GarmentField {
  /** A key of the measurement catalogue, or the id of a field of the shop. */
  field: string
  isNeeded: boolean
}

/** Named by a key of the words, or by the shop's own name. */
export interface Named {
  key: string
  name?: string
}

export interface StyleGroup extends Named {
  options: Named[]
}

export interface AddOn extends Named {
  priceMinor: number
}

export interface Stage extends Named {
  /** The shop's own words in a reader's language; they go before `name`. */
  names?: { en?: string; hi?: string; pa?: string }
  /** After this stage the customer tries it on. */
  isTrial?: boolean
  /** Not every piece goes through it: "Done" passes it over. */
  isOptional?: boolean
  /** Work leaves it only once the owner or a manager has approved it. */
  needsApproval?: boolean
}

/** What is looked over before a piece is ready, such as "All buttons on". */
export interface Check extends Named {
  name: string
}
export const mostChecks = 8

/** Metres of cloth one piece takes of an average person, by the width of the cloth. */
export interface ClothNeed {
  widthCm: number
  fromM: number
  toM: number
  /** A style option (group.option) this holds for, such as `sleeve.half`. */
  when?: string
}

export interface ChosenStyle {
  group: string
  option: string
  groupName?: string
  optionName?: string
}

export type Sizing = 'men' | 'women' | 'anyone'

export interface GarmentType {
  key: string
  sizing: Sizing
  /** Days from order to promise when the shop has said nothing else. */
  leadDays: number
  fields: GarmentField[]
  styles: StyleGroup[]
  addOns: AddOn[]
  stages: Stage[]
  checks: Check[]
  cloth: ClothNeed[]
}

/** The stages of the spec; a shop may edit the list of each type. */
export const defaultStages: Stage[] = [
  { key: 'received' },
  { key: 'fabric' },
  { key: 'cutting' },
  { key: 'sewing' },
  { key: 'fitting', isTrial: true },
  { key: 'delivery' },
]
