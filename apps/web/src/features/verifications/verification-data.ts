import type { OwnVerification } from '@darzi/contract/verifications.ts'
import type { VerificationPart } from '@darzi/tailoring/verifications/life.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'

const key = ['shops', 'verification']

export const useVerification = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/shop/verification', undefined, { signal }),
    enabled: useMay('shop.write'),
  })

const keep = (verification: OwnVerification) => queries.setQueryData(key, verification)

export async function addPhoto(part: VerificationPart, file: File) {
  const photo = await shrinkPhoto(file)
  keep(await call('POST /api/shop/verification/photos', { body: { part }, files: { photo } }))
}

export const removePhoto = async (id: string) =>
  keep(await call('DELETE /api/shop/verification/photos/:id', { params: { id } }))

export const sendVerification = async (words: string) =>
  keep(await call('POST /api/shop/verification/send', { body: { words } }))

export const takeBack = async () => keep(await call('POST /api/shop/verification/take-back'))

export const photoUrl = (id: string) => `/api/shop/verification/photos/${id}/thumb`
