/** What the shop says of itself: read, changed, and photos of its work. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'

const key = ['shops', 'profile']
const agreedKey = ['orders', 'agreed-photos']

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
  await Promise.all([key, agreedKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Photos of delivered orders whose customer agreed, not in the portfolio yet. Asked again whenever something happens to an order. */
export const useAgreedPhotos = () =>
  useQuery({
    queryKey: agreedKey,
    queryFn: ({ signal }) => call('GET /api/shop/portfolio/agreed', undefined, { signal }),
    enabled: useMay('shop.write'),
  })

export async function showAgreedPhoto(id: string) {
  queries.setQueryData(key, await call('POST /api/shop/portfolio/agreed/:id', { params: { id } }))
  await queries.invalidateQueries({ queryKey: agreedKey })
}

export const photoUrl = (id: string, size: 'thumb' | 'full') => `/api/shop/portfolio/${id}/${size}`
