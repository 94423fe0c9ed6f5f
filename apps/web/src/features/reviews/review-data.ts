import type { ReportReasons } from '@darzi/contract/reports.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'

const shopReviews = ['reviews', 'shop']

export const useShopReviews = () =>
  useInfiniteQuery({
    queryKey: shopReviews,
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/shop/reviews', { query: { after: pageParam, limit: 30 } }, { signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ next }) => next,
  })

export async function replyToReview(id: string, words: string) {
  await call('POST /api/shop/reviews/:id/reply', { params: { id }, body: { words } })
  await queries.invalidateQueries({ queryKey: shopReviews })
}

export const reportReview = (id: string, body: ReportReasons) =>
  call('POST /api/shop/reviews/:id/report', { params: { id }, body })
