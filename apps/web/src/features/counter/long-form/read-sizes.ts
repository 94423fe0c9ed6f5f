/** The sizes of a form as they are sent, or what is wrong with them: told before anything at all is saved. */
import { call } from '../../../data/api.ts'
import { queries } from '../../../data/queries.ts'
import { meaningOf, recordBody } from '../../measurements/api.ts'
import { fieldsOfForm } from './form-fields.ts'
import { garmentsOfSelf, peopleOf } from './form-people.ts'
import { shopGarments } from './read-order.ts'
import type { LongForm } from './use-long-form.ts'

export type SizesBody = ReturnType<typeof recordBody>

/** For the person with this id; the garments decide which fields count. */
export async function readSizes({ kept, typing, order }: Pick<LongForm, 'kept' | 'typing' | 'order'>) {
  const [own, garments] = await Promise.all([ownFields(), shopGarments()])
  const { entries } = typing.measuring
  const ordered = garmentsOfSelf(order.draft, peopleOf(kept.draft, ''), garments)
  const fields = fieldsOfForm({ own, garments: ordered, entries })
  const unread = new Map(
    fields.flatMap((field) => {
      const meant = meaningOf(field, entries[field.key])
      return meant && 'refused' in meant
        ? [[field.key, { code: meant.refused, params: meant.params }] as const]
        : []
    }),
  )
  const bodyFor = (personId: string): SizesBody =>
    recordBody({ personId, measuring: typing.measuring, fields, own, carried: [] })
  const isEmpty = bodyFor('').values.length === 0
  return { bodyFor, problems: { unread, isEmpty, refused: new Map<string, string>() } }
}

async function ownFields() {
  const { fields } = await queries.fetchQuery({
    queryKey: ['measurements', 'fields'],
    queryFn: ({ signal }) => call('GET /api/measurement-fields', undefined, { signal }),
    staleTime: 60_000,
  })
  return fields
}
