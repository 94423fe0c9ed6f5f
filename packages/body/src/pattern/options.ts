/** What may be chosen of each design: few choices, each with a name of the trade. Light: no draft comes with it. */
import type { InputKey } from './inputs.ts'
import type { DesignKey } from './pattern.ts'

type Sizes = Record<InputKey, number>

export type PatternOption =
  | { key: ChoiceKey; kind: 'choice'; choices: readonly string[]; usual: string }
  /** A length in mm; `usual` for this body. `field` is its key in the measurement book, where it has one. */
  | {
      key: LengthKey
      kind: 'length'
      field?: string
      usual: (sizes: Sizes) => number
      from: number
      to: number
    }

export type ChoiceKey = 'fit' | 'sleeve' | 'collar' | 'opening' | 'ghera' | 'cut'
export type LengthKey =
  | 'length'
  | 'sleeve_length'
  | 'front_neck_depth'
  | 'back_neck_depth'
  | 'hem_width'
  | 'slit'
  | 'leg_opening'
  | 'belt_height'

export type ChosenOptions = Partial<Record<ChoiceKey, string>> & Partial<Record<LengthKey, number>>

const fit = { key: 'fit', kind: 'choice', choices: ['slim', 'regular', 'loose'], usual: 'regular' } as const
const sleeve = { key: 'sleeve', kind: 'choice', choices: ['full', 'half'], usual: 'full' } as const
const tenth = (mm: number) => Math.round(mm / 10) * 10

const length = (
  key: LengthKey,
  usual: (sizes: Sizes) => number,
  [from, to]: readonly [number, number],
  field?: string,
): PatternOption => ({
  key,
  kind: 'length',
  usual: (sizes) => within(tenth(usual(sizes)), from, to),
  from,
  to,
  field,
})

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** From the neck point of the shoulder down to the crotch, the usual end of a shirt. */
const toCrotch = (sizes: Sizes) => sizes.nape_to_waist + sizes.outseam - sizes.inseam
const toKnee = (sizes: Sizes) => sizes.nape_to_waist + sizes.waist_to_knee

export const optionsOf: Record<DesignKey, readonly PatternOption[]> = {
  shirt: [
    fit,
    { key: 'collar', kind: 'choice', choices: ['classic', 'band'], usual: 'classic' },
    sleeve,
    length('length', (sizes) => toCrotch(sizes) + 40, [550, 1100], 'shirt_length'),
  ],
  tee: [fit, length('length', (sizes) => toCrotch(sizes) - 20, [450, 1100])],
  kurta: [
    fit,
    { key: 'collar', kind: 'choice', choices: ['band', 'round'], usual: 'band' },
    sleeve,
    length('length', (sizes) => toKnee(sizes) - 30, [650, 1450], 'kurta_length'),
    length('front_neck_depth', () => 150, [60, 280], 'front_neck_depth'),
    length('hem_width', (sizes) => sizes.hips / 2 + 100, [350, 1200], 'hem_width'),
    length('slit', () => 280, [0, 700], 'side_slit_length'),
  ],
  bodice_men: [fit],
  bodice_women: [fit],
  saree_blouse: [
    fit,
    { key: 'opening', kind: 'choice', choices: ['front', 'back'], usual: 'front' },
    length('length', (sizes) => sizes.shoulder_to_apex + 100, [300, 480], 'blouse_length'),
    length('sleeve_length', () => 150, [50, 450], 'sleeve_length'),
    length('front_neck_depth', () => 160, [70, 240], 'front_neck_depth'),
    length('back_neck_depth', () => 180, [40, 330], 'back_neck_depth'),
  ],
  trousers: [fit, length('length', (sizes) => sizes.outseam - 10, [500, 1300], 'trouser_length')],
  pajama: [
    length('length', (sizes) => sizes.outseam - 20, [500, 1300], 'pajama_length'),
    length('leg_opening', (sizes) => Math.max(sizes.ankle + 160, 380), [260, 800], 'mohri'),
  ],
  salwar: [
    { key: 'cut', kind: 'choice', choices: ['straight', 'patiala'], usual: 'straight' },
    length('length', (sizes) => sizes.outseam, [600, 1300], 'shalwar_length'),
    length('belt_height', () => 178, [80, 350], 'belt_height'),
    length('leg_opening', (sizes) => Math.max(sizes.ankle + 90, 320), [260, 700], 'paincha'),
  ],
  skirt: [
    { key: 'ghera', kind: 'choice', choices: ['quarter', 'half', 'full'], usual: 'half' },
    length('length', (sizes) => sizes.waist_to_knee + 50, [300, 1150], 'skirt_length'),
  ],
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
  return {
    choice(key) {
      const option = find(key)
      if (option.kind !== 'choice') throw new Error(`${key} is a length`)
      const wished = chosen[key]
      return wished !== undefined && option.choices.includes(wished) ? wished : option.usual
    },
    mm(key) {
      const option = find(key)
      if (option.kind !== 'length') throw new Error(`${key} is a choice`)
      return within(chosen[key] ?? option.usual(sizes), option.from, option.to)
    },
  }
}
