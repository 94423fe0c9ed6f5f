/** Which calls a key of each scope may make. A call that stands in no list is refused to every key. */
import type { ApiScope } from '@darzi/tailoring/api-access/scopes.ts'
import type { ApiKey } from './api.ts'

export const callsOfScope = {
  'customers:read': [
    'GET /api/customers',
    'GET /api/customers/count',
    'GET /api/customers/by-phone',
    'GET /api/customers/:id',
    'GET /api/customers/:id/timeline',
  ],
  'customers:write': [
    'POST /api/customers',
    'PATCH /api/customers/:id',
    'POST /api/customers/:id/archive',
    'POST /api/customers/:id/restore',
    'POST /api/customers/:id/people',
    'PATCH /api/customers/:id/people/:personId',
    'POST /api/customers/:id/notes',
  ],
  'measurements:read': [
    'GET /api/measurement-records',
    'GET /api/measurement-records/:id',
    'GET /api/people/:id/measurements',
  ],
  'orders:read': [
    'GET /api/orders',
    'GET /api/orders/count',
    'GET /api/orders/summary',
    'GET /api/orders/:id',
    'GET /api/orders/:id/timeline',
    'GET /api/shop/garments',
  ],
  'orders:write': [
    'POST /api/orders',
    'PATCH /api/orders/:id',
    'PATCH /api/orders/:id/pieces/:pieceId',
    'POST /api/orders/:id/move',
  ],
  'inventory:read': [
    'GET /api/inventory',
    'GET /api/inventory/count',
    'GET /api/inventory/summary',
    'GET /api/inventory/items/:id',
    'GET /api/inventory/items/:id/movements',
  ],
  'payments:read': ['GET /api/payments', 'GET /api/payments/count', 'GET /api/payments/report'],
} as const satisfies Record<ApiScope, readonly ApiKey[]>

const scopeOfCall: ReadonlyMap<string, ApiScope> = new Map(
  // the keys of a closed table
  (Object.keys(callsOfScope) as ApiScope[]).flatMap((scope) =>
    callsOfScope[scope].map((call) => [call, scope] as const),
  ),
)

/** The scope a key needs for a call (`GET /api/orders`); undefined where no key is let in. */
export const scopeOf = (call: string): ApiScope | undefined => scopeOfCall.get(call)
