/** The own front, and its domain: every act answers how it is now. */

import type { ApiRequest } from '@darzi/contract/api.ts'
import type { OwnFront } from '@darzi/contract/fronts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'

const key = ['fronts', 'own']
const keep = (front: OwnFront) => queries.setQueryData(key, front)

export const useOwnFront = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET /api/shop/front', undefined, { signal }) })

export type FrontChange = ApiRequest<'PATCH /api/shop/front'>['body']

export async function changeFront(body: FrontChange): Promise<OwnFront> {
  const front = await call('PATCH /api/shop/front', { body })
  keep(front)
  return front
}

export const setLogo = async (file: File) =>
  keep(await call('PUT /api/shop/front/logo', { files: { photo: await shrinkPhoto(file) } }))
export const removeLogo = async () => keep(await call('DELETE /api/shop/front/logo'))
export const claimDomain = async (domain: string) =>
  keep(await call('PUT /api/shop/front/domain', { body: { domain } }))
export const dropDomain = async () => keep(await call('DELETE /api/shop/front/domain'))

/** When it was asked stands in the answer also where the record is not there yet. */
export async function checkDomain() {
  try {
    keep(await call('POST /api/shop/front/domain/check'))
  } finally {
    await queries.invalidateQueries({ queryKey: key })
  }
}
