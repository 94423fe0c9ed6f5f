import type { Translate } from '@darzi/words/translate.ts'

interface Named {
  /** A key of the catalogue, or the id of a field of the shop. */
  field: string
  name?: string | undefined
}

/** What a field is called: by the shop, or in the words of the catalogue. */
export function fieldName({ field, name }: Named, t: Translate): string {
  return name ?? t(`measurement-fields.${field}.name`)
}

/** What a garment is called: by the shop, or in the words of the catalogue. */
export function garmentName({ key, name }: { key: string; name?: string | undefined }, t: Translate): string {
  return name ?? t(`garment-names.types.${key}`)
}

/** A person as they are told apart: the family under whose record. */
export function measuredName(
  { person, customer }: { person: { name: string; isCustomer: boolean }; customer: { name: string } },
  t: Translate,
): string {
  if (person.isCustomer) return person.name
  return t('measurements.person.under', { person: person.name, customer: customer.name })
}
