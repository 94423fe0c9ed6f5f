/** The customer's own form of the spec: its sections and fields, in its order and under its names. */
export const upperSizes = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'bicep',
  'forearm',
  'wrist',
  'sleeve_length',
  'back_length',
  'armhole',
] as const
export const lowerSizes = ['hips', 'thigh', 'knee', 'calf', 'ankle', 'inseam', 'outseam', 'crotch'] as const
export const otherSizes = ['height', 'weight'] as const
export const sizeKeys = [...upperSizes, ...lowerSizes, ...otherSizes] as const
export type SizeKey = (typeof sizeKeys)[number]

const textKeys = [
  'name',
  'phone',
  'email',
  'address',
  'order_type',
  'fabric_preference',
  'special_instructions',
  'due_date',
  'notes',
] as const
export type FormKey = SizeKey | (typeof textKeys)[number]
export type FormText = Record<FormKey, string>

export const formKeys: readonly FormKey[] = [...textKeys, ...sizeKeys]

export const emptyForm = (): FormText =>
  // every key of the form is in the list it is made from
  Object.fromEntries(formKeys.map((key) => [key, ''])) as FormText

export const orderTypes = ['suit', 'shirt', 'pants', 'dress', 'blouse', 'other'] as const
