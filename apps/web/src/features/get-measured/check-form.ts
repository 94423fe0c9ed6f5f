import { isEmailShaped } from '@darzi/tailoring/customers/email.ts'
import { checkValues, mostMmOf } from '@darzi/tailoring/measurements/check.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight } from '@darzi/tailoring/units/weight.ts'
import { shownDay } from '../../ui/read-day.ts'
import { type FormKey, type FormText, sizeKeys } from './form-fields.ts'

/** By field, the words key of what is wrong. */
export type FormProblems = Partial<Record<FormKey, string>>

/** What can be told before sending; the server tells the rest at the same fields. */
export function checkForm(form: FormText): FormProblems {
  const problems: FormProblems = {}
  if (form.name.trim() === '') problems.name = 'get-measured.form.required'
  if (form.phone.trim() === '') problems.phone = 'get-measured.form.required'
  if (form.email.trim() !== '' && !isEmailShaped(form.email.trim())) problems.email = 'problems.field.email'
  // 31 February stays in its field as it was typed, to be mended there.
  if (form.due_date !== '' && shownDay(form.due_date) === '') problems.due_date = 'problems.field.date'
  for (const key of sizeKeys) {
    const problem = sizeProblem(key, form[key])
    if (problem) problems[key] = problem
  }
  return problems
}

type SizeKey = (typeof sizeKeys)[number]

function sizeProblem(key: SizeKey, typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const read = key === 'weight' ? readWeight(typed, 'lb') : readLength(typed, 'in', mostMmOf(key))
  // Zero is the same as leaving the field out.
  if (!('refused' in read) || read.refused === 'zero') return undefined
  return read.refused === 'tooLong' ? 'get-measured.form.tooLong' : 'get-measured.form.notASize'
}

export interface OddSize {
  key: SizeKey
  /** As typed, so that the same words are asked about once. */
  typed: string
  words: string
  params: Record<string, string | number>
}

/** Sizes that hardly any grown person has: asked about once, and kept when they are sent again. */
export function oddSizes(form: FormText): OddSize[] {
  const values: Partial<Record<SizeKey, number>> = {}
  for (const key of sizeKeys) {
    const read = key === 'weight' ? undefined : readLength(form[key], 'in')
    if (read && 'mm' in read) values[key] = read.mm
  }
  return checkValues({ values, unit: 'in' }).flatMap(({ field, code, params }) => {
    const key = sizeKeys.find((each) => each === field)
    if (!key || !isAlone(code)) return []
    return [{ key, typed: form[key], words: askings[code], params }]
  })
}

/** What is asked of one size alone; how sizes go together is the tailor's to judge. */
const askings = {
  outOfRange: 'get-measured.form.odd',
  cmTypedAsInches: 'get-measured.form.oddUnit',
} as const
const isAlone = (code: string): code is keyof typeof askings => code in askings

/** What is sent: the fields that say something. Empty and zero are not sent (spec, section 5). */
export function filledFields(form: FormText): Partial<FormText> {
  const said = Object.entries(form).map(([key, typed]) => [key, typed.trim()] as const)
  const isSizeKey = (key: string) => sizeKeys.some((size) => size === key)
  return Object.fromEntries(
    said.filter(([key, typed]) => typed !== '' && !(isSizeKey(key) && /^(0+[.,]?0*|[.,]0+)$/.test(typed))),
  )
}
