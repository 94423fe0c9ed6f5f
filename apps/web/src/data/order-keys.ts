import type { ApiReply } from '@darzi/contract/api.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type OrdersPageOfRows = ApiReply<'GET /api/orders'>

export type OrderPages = InfiniteData<OrdersPageOfRows, string | undefined>

export const orderListKey = ['orders', 'list'] as const

export const orderKey = (id: string) => ['orders', 'one', id] as const
