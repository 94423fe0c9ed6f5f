/** What a key may be made for. Which calls each allows stands beside the contract of those calls (contract/api-scopes.ts). */
export const apiScopes = [
  'customers:read',
  'customers:write',
  'measurements:read',
  'orders:read',
  'orders:write',
  'inventory:read',
  'payments:read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** Keys end: these many days after they are made, or on a day that is chosen. */
export const keyDays = [30, 90, 365] as const
export const longestKeyDays = 365
/** So many keys of a shop may be in use at once, and so many webhooks. */
export const mostKeys = 20
export const mostWebhooks = 10
