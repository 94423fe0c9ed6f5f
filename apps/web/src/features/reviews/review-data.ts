import type { ReportReasons } from '@darzi/contract/reports.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'

const shopReviews = ['reviews', 'shop']

export const useShopReviews = () =>
  useInfiniteQuery({
    queryKey: shopReviews,
    ...byCursor((after, told) => call('GET /api/shop/reviews', { query: { after, limit: 30 } }, told)),
  })

export async function replyToReview(id: string, words: string) {
  await call('POST /api/shop/reviews/:id/reply', { params: { id }, body: { words } })
  await queries.invalidateQueries({ queryKey: shopReviews })
}

export const reportReview = (id: string, body: ReportReasons) =>
  call('POST /api/shop/reviews/:id/report', { params: { id }, body })
