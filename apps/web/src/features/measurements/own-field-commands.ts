import type { ApiRequest } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { addOrChange } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'

export type NewField = ApiRequest<'POST /api/measurement-fields'>['body']
export type FieldChange = ApiRequest<'PATCH /api/measurement-fields/:id'>['body']

/** The id is the key of its sending. Of one that stands already all but its kind is changed, for there may be values of it. */
export async function addField({ id, ...body }: NewField & { id: string }): Promise<void> {
  await addOrChange(
    () => call('POST /api/measurement-fields', { body: { id, ...body } }, { idempotencyKey: id }),
    async (refused) => {
      const { fields } = await call('GET /api/measurement-fields')
      const { kind, hint = '', minMm = null, maxMm = null, ...named } = body
      if (fields.find((field) => field.id === id)?.kind !== kind) throw refused
      return call('PATCH /api/measurement-fields/:id', {
        params: { id },
        body: { ...named, hint, minMm, maxMm },
      })
    },
  )
  await queries.invalidateQueries({ queryKey: ['measurements', 'fields'] })
}

export async function changeField(id: string, body: FieldChange): Promise<void> {
  await call('PATCH /api/measurement-fields/:id', { params: { id }, body })
  await queries.invalidateQueries({ queryKey: ['measurements', 'fields'] })
}
