/** What the shop says of itself: read, changed, and photos of its work. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'

const key = ['shops', 'profile']

export const useProfile = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/shop/profile', undefined, { signal }),
    enabled: useMay('shop.read'),
  })

export async function changeProfile(body: ApiRequest<'PATCH /api/shop/profile'>['body']) {
  queries.setQueryData(key, await call('PATCH /api/shop/profile', { body }))
}

export async function addPhoto(file: File) {
  const photo = await shrinkPhoto(file)
  queries.setQueryData(key, await call('POST /api/shop/portfolio', { body: {}, files: { photo } }))
}

export async function removePhoto(id: string) {
  await call('DELETE /api/shop/portfolio/:id', { params: { id } })
  await queries.invalidateQueries({ queryKey: key })
}

export const photoUrl = (id: string, size: 'thumb' | 'full') => `/api/shop/portfolio/${id}/${size}`
