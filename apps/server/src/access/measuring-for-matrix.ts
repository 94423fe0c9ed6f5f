import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  memberId: string
  at: Date
  newId: () => string
}

/** A measuring of this person by this word of a shop's own field. */
export async function aMeasuring({ tx, shopId, memberId, at, newId }: Given, personId: string, word: string) {
  const [recordId, fieldId] = [newId(), newId()]
  const of = { shop_id: shopId, created_at: at }
  const field = { id: fieldId, name: `${word} ${fieldId}`, kind: 'girth' as const, part: 'upper' as const }
  await tx
    .insertInto('measurement_fields')
    .values({ ...of, ...field })
    .execute()
  const taken = { version: 1, how: 'tape' as const, unit: 'in' as const, notes: word, taken_at: at }
  await tx
    .insertInto('measurement_records')
    .values({ ...of, id: recordId, person_id: personId, profile: 'body', member_id: memberId, ...taken })
    .execute()
  await tx
    .insertInto('measurement_values')
    .values({ shop_id: shopId, record_id: recordId, field: fieldId, typed: '40', unit: 'in', mm: '1016' })
    .execute()
  return { recordId, fieldId }
}
