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
  const recordId = newId()
  const of = { shop_id: shopId, created_at: at }
  const fieldId = await aField(tx, { ...of, id: newId(), name: word, kind: 'girth', part: 'upper' })
  const taken = { version: 1, how: 'tape' as const, unit: 'in' as const, notes: word, taken_at: at }
  await tx
    .insertInto('measurement_records')
    .values({ ...of, id: recordId, person_id: personId, profile: 'body', member_id: memberId, ...taken })
    .execute()
  await tx
    .insertInto('measurement_values')
    .values({
      shop_id: shopId,
      record_id: recordId,
      field: fieldId,
      name: word,
      typed: '40',
      unit: 'in',
      mm: '1016',
    })
    .execute()
  return { recordId, fieldId }
}

interface OwnField {
  id: string
  shop_id: string
  created_at: Date
  name: string
  kind: 'girth'
  part: 'upper'
}

/** One field serves every asking: a shop may not have as many as there are visitors. */
async function aField(tx: Tx, field: OwnField): Promise<string> {
  const known = await tx
    .selectFrom('measurement_fields')
    .select('id')
    .where('name', '=', field.name)
    .executeTakeFirst()
  if (known) return known.id
  await tx.insertInto('measurement_fields').values(field).execute()
  return field.id
}
