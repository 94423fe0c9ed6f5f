/** Sizes of the account, whom it shows them, and what people show to the shop. */
import type { SizeSet } from '@darzi/contract/passports.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'

const ownKey = ['passports', 'own'] as const

export const useSizeSets = () =>
  useQuery({
    queryKey: ['passports', 'sets'],
    queryFn: ({ signal }) => call('GET /api/own/size-sets', undefined, { signal }),
  })

export const usePassports = () =>
  useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call('GET /api/passports', undefined, { signal }),
  })

export const useShownPassports = () =>
  useInfiniteQuery({
    queryKey: ['measurements', 'passports'],
    ...byCursor((after, told) => call('GET /api/shop/passports', { query: { after, limit: 50 } }, told)),
  })

interface Showing {
  id: string
  source: SizeSet['source']
  shopId: string | undefined
}

export async function showPassport(body: Showing) {
  const passport = await call('POST /api/passports', { body })
  void queries.invalidateQueries({ queryKey: ownKey })
  return passport
}

export async function withdrawPassport(id: string) {
  await call('POST /api/passports/:id/withdraw', { params: { id } })
  void queries.invalidateQueries({ queryKey: ownKey })
}
