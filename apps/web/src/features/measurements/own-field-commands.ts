import type { ApiRequest } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'

export type NewField = ApiRequest<'POST /api/measurement-fields'>['body']
export type FieldChange = ApiRequest<'PATCH /api/measurement-fields/:id'>['body']

export async function addField(body: NewField): Promise<void> {
  await call('POST /api/measurement-fields', { body })
  await queries.invalidateQueries({ queryKey: ['measurements', 'fields'] })
}

export async function changeField(id: string, body: FieldChange): Promise<void> {
  await call('PATCH /api/measurement-fields/:id', { params: { id }, body })
  await queries.invalidateQueries({ queryKey: ['measurements', 'fields'] })
}
