/** Addresses of API access, in a file of their own: hardly any screen leads there. */
export const apiLinks = {
  keys: () => '/settings/api',
  webhook: (id: string) => `/settings/api/webhooks/${encodeURIComponent(id)}`,
  /** What keys may ask for, for those who write the programs. */
  reference: () => '/developers',
}
