import { AppError } from '../../http/app-error.ts'

const contact = ['name', 'phone', 'email', 'address']

/** What other features refused, at the fields of this form. */
export function inWordsOfOrder(error: AppError): AppError {
  const fields = error.fields.map((each) => ({ ...each, field: placeOf(each.field) }))
  return new AppError(error.code, error.params, fields)
}

function placeOf(field: string): string {
  const size = /^values\.(\d+)\./.exec(field)?.[1]
  if (size) return `measured.values.${size}`
  if (field === 'takenAt') return 'measured.takenAt'
  if (contact.includes(field)) return `contact.${field}`
  return field.replace(/^pieces\.0\./, '')
}
