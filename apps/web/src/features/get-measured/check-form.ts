import { isEmailShaped } from '@darzi/tailoring/customers/email.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import { readWeight } from '@darzi/tailoring/units/weight.ts'
import { type FormKey, type FormText, sizeKeys } from './form-fields.ts'

/** By field, the words key of what is wrong. */
export type FormProblems = Partial<Record<FormKey, string>>

/** What can be told before sending; the server tells the rest at the same fields. */
export function checkForm(form: FormText): FormProblems {
  const problems: FormProblems = {}
  if (form.name.trim() === '') problems.name = 'get-measured.form.required'
  if (form.phone.trim() === '') problems.phone = 'get-measured.form.required'
  if (form.email.trim() !== '' && !isEmailShaped(form.email.trim())) problems.email = 'problems.field.email'
  for (const key of sizeKeys) if (!isSize(key, form[key])) problems[key] = 'get-measured.form.notASize'
  return problems
}

function isSize(key: (typeof sizeKeys)[number], typed: string): boolean {
  if (typed.trim() === '') return true
  const read = key === 'weight' ? readWeight(typed, 'lb') : readLength(typed, 'in')
  // Zero is the same as leaving the field out.
  return !('refused' in read) || read.refused === 'zero'
}

/** What is sent: the fields that say something. Empty and zero are not sent (spec, section 5). */
export function filledFields(form: FormText): Partial<FormText> {
  const said = Object.entries(form).map(([key, typed]) => [key, typed.trim()] as const)
  const isSizeKey = (key: string) => sizeKeys.some((size) => size === key)
  return Object.fromEntries(
    said.filter(([key, typed]) => typed !== '' && !(isSizeKey(key) && /^(0+[.,]?0*|[.,]0+)$/.test(typed))),
  )
}
