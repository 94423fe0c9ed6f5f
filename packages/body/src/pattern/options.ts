/** What may be chosen of each design: few choices, each with a name of the trade. Light: no draft comes with it. */

import type { DesignKey } from './design-key.ts'
import type { InputKey } from './inputs.ts'
import { lapelShapes } from './lapel-shape.ts'

type Sizes = Record<InputKey, number>

export type PatternOption =
  | { key: ChoiceKey; kind: 'choice'; choices: readonly string[]; usual: string }
  /** A length in mm; `usual` for this body. `field` is its key in the measurement book, where it has one. */
  | {
      key: LengthKey
      kind: 'length'
      field?: string
      usual: (sizes: Sizes, choice: (key: ChoiceKey) => string) => number
      from: number
      to: number
      /** Asked only where this is chosen. */
      only?: readonly [ChoiceKey, string]
    }

export type ChoiceKey = 'lapel' | 'vents' | 'fit' | 'sleeve' | 'collar' | 'opening' | 'ghera' | 'cut' | 'rise'
export type LengthKey =
  | 'length'
  | 'sleeve_length'
  | 'front_neck_depth'
  | 'back_neck_depth'
  | 'neck_width'
  | 'sleeve_opening'
  | 'hem_width'
  | 'slit'
  | 'leg_opening'
  | 'belt_height'

export type ChosenOptions = Partial<Record<ChoiceKey, string>> & Partial<Record<LengthKey, number>>

const fit = { key: 'fit', kind: 'choice', choices: ['slim', 'regular', 'loose'], usual: 'regular' } as const
const sleeve = { key: 'sleeve', kind: 'choice', choices: ['full', 'half'], usual: 'full' } as const
const tenth = (mm: number) => Math.round(mm / 10) * 10

type Length = Extract<PatternOption, { kind: 'length' }>

const length = (
  key: LengthKey,
  usual: Length['usual'],
  [from, to]: readonly [number, number],
  { field, only }: Pick<Length, 'field' | 'only'> = {},
): Length => ({
  key,
  kind: 'length',
  usual: (...known) => within(tenth(usual(...known)), from, to),
  from,
  to,
  field,
  ...(only && { only }),
})

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** From the neck point of the shoulder down to the crotch, the usual end of a shirt. */
const toCrotch = (sizes: Sizes) => sizes.nape_to_waist + sizes.outseam - sizes.inseam
const toKnee = (sizes: Sizes) => sizes.nape_to_waist + sizes.waist_to_knee

/** Of a half sleeve; a full one is as long as the arm. */
const halfSleeve = length('sleeve_length', (sizes) => sizes.sleeve_length * 0.42, [60, 430], {
  field: 'sleeve_length',
  only: ['sleeve', 'half'],
})
const vents = { key: 'vents', kind: 'choice', choices: ['none', 'one', 'two'], usual: 'none' } as const
const jacketLength = length('length', (sizes) => toCrotch(sizes) - 10, [450, 870], { field: 'jacket_length' })
const scooped = { only: ['collar', 'round'] } as const

/** Lengths reach as far as the book calls them usual: see garment-fields.ts. */
export const optionsOf: Record<DesignKey, readonly PatternOption[]> = {
  shirt: [
    fit,
    { key: 'collar', kind: 'choice', choices: ['classic', 'band'], usual: 'classic' },
    sleeve,
    halfSleeve,
    length('length', (sizes) => toCrotch(sizes) + 40, [500, 1100], { field: 'shirt_length' }),
  ],
  tee: [fit, length('length', (sizes) => toCrotch(sizes) - 20, [450, 1100])],
  kurta: [
    fit,
    { key: 'collar', kind: 'choice', choices: ['band', 'round'], usual: 'band' },
    sleeve,
    halfSleeve,
    length('sleeve_opening', sleeveEnd, [120, 510], { field: 'sleeve_round' }),
    length('length', (sizes) => toKnee(sizes) - 30, [650, 1480], { field: 'kurta_length' }),
    length('front_neck_depth', () => 150, [50, 280], { field: 'front_neck_depth' }),
    length('back_neck_depth', () => 45, [12, 360], { field: 'back_neck_depth', ...scooped }),
    length('neck_width', (sizes) => sizes.neck * 0.44 + 68, [75, 310], { field: 'neck_width', ...scooped }),
    length('hem_width', (sizes) => sizes.hips / 2 + 100, [350, 1280], { field: 'hem_width' }),
    length('slit', () => 280, [0, 870], { field: 'side_slit_length' }),
  ],
  sherwani: [
    fit,
    length('length', (sizes) => toKnee(sizes) - 40, [860, 1330], { field: 'sherwani_length' }),
    length('slit', () => 260, [0, 870], { field: 'side_slit_length' }),
  ],
  bandhgala: [fit, vents, jacketLength],
  jacket: [fit, { key: 'lapel', kind: 'choice', choices: lapelShapes, usual: 'notch' }, vents, jacketLength],
  bodice_men: [fit],
  bodice_women: [fit],
  saree_blouse: [
    fit,
    { key: 'opening', kind: 'choice', choices: ['front', 'back'], usual: 'front' },
    length('length', (sizes) => sizes.shoulder_to_apex + 100, [300, 480], { field: 'blouse_length' }),
    length('sleeve_length', () => 150, [50, 450], { field: 'sleeve_length' }),
    length('sleeve_opening', (sizes) => Math.max(sizes.bicep + 40, sizes.bicep * 1.12), [120, 510], {
      field: 'sleeve_round',
    }),
    length('front_neck_depth', () => 160, [50, 280], { field: 'front_neck_depth' }),
    length('back_neck_depth', () => 180, [12, 360], { field: 'back_neck_depth' }),
    length('neck_width', (sizes) => sizes.neck * 0.44 + 32, [75, 310], { field: 'neck_width' }),
  ],
  trousers: [
    fit,
    { key: 'rise', kind: 'choice', choices: ['waist', 'below'], usual: 'below' },
    length('length', (sizes) => sizes.outseam - 10, [500, 1300], { field: 'trouser_length' }),
    length('leg_opening', (sizes) => sizes.knee * 1.15, [250, 770], { field: 'leg_opening' }),
  ],
  pajama: [
    length('length', (sizes) => sizes.outseam - 20, [500, 1300], { field: 'pajama_length' }),
    length('leg_opening', (sizes) => Math.max(sizes.ankle + 160, 380), [200, 800], { field: 'mohri' }),
  ],
  churidar: [
    length('length', (sizes) => sizes.outseam + churisMm, [860, 1530], { field: 'churidar_length' }),
    length('leg_opening', (sizes) => Math.max(sizes.ankle + 50, 280), [200, 660], { field: 'mohri' }),
  ],
  salwar: [
    { key: 'cut', kind: 'choice', choices: ['straight', 'patiala'], usual: 'straight' },
    length('length', (sizes) => sizes.outseam, [600, 1300], { field: 'shalwar_length' }),
    length('belt_height', () => 178, [75, 360], { field: 'belt_height' }),
    length('leg_opening', (sizes) => Math.max(sizes.ankle + 90, 320), [200, 720], { field: 'paincha' }),
  ],
  dress: [
    fit,
    sleeve,
    halfSleeve,
    { key: 'ghera', kind: 'choice', choices: ['quarter', 'half', 'full'], usual: 'half' },
    length('length', (sizes) => toKnee(sizes) + 20, [700, 1630], { field: 'dress_length' }),
  ],
  skirt: [
    { key: 'ghera', kind: 'choice', choices: ['quarter', 'half', 'full'], usual: 'half' },
    length('length', (sizes) => sizes.waist_to_knee + 50, [300, 1220], { field: 'skirt_length' }),
  ],
  petticoat: [length('length', (sizes) => sizes.outseam - petticoatOverFloorMm, [300, 1220])],
}

/** It is worn to the ankle, 8 cm over the floor, and has 12 cm for its churis. */
const churisMm = 40

/** It ends at the ankle: a saree is tied lower. */
const petticoatOverFloorMm = 90

function sleeveEnd(sizes: Sizes, choice: (key: ChoiceKey) => string): number {
  if (choice('sleeve') === 'half') return sizes.bicep * 1.25
  return Math.max(sizes.wrist * 1.45, sizes.bicep * 0.78)
}

export interface SetOptions {
  choice(key: ChoiceKey): string
  mm(key: LengthKey): number
}

/** What was chosen, and the usual for the rest; lengths are kept within what the draft can be. */
export function setOptions(design: DesignKey, chosen: ChosenOptions, sizes: Sizes): SetOptions {
  const find = (key: string) => {
    const option = optionsOf[design].find((one) => one.key === key)
    if (!option) throw new Error(`${design} has no option ${key}`)
    return option
  }
  const choice = (key: ChoiceKey) => {
    const option = find(key)
    if (option.kind !== 'choice') throw new Error(`${key} is a length`)
    const wished = chosen[key]
    return wished !== undefined && option.choices.includes(wished) ? wished : option.usual
  }
  return {
    choice,
    mm(key) {
      const option = find(key)
      if (option.kind !== 'length') throw new Error(`${key} is a choice`)
      return within(chosen[key] ?? option.usual(sizes, choice), option.from, option.to)
    },
  }
}

/** The options that mean something beside what is chosen: no length of a half sleeve is asked of a full one. */
export const askedOptions = (design: DesignKey, { choice }: Pick<SetOptions, 'choice'>) =>
  optionsOf[design].filter(
    (option) => option.kind === 'choice' || !option.only || choice(option.only[0]) === option.only[1],
  )
