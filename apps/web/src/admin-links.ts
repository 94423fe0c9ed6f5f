/** The addresses of whoever runs this server: beside links.ts, which every visitor of the public pages carries. */
export const adminLinks = {
  queue: () => '/admin',
  disputes: () => '/admin/disputes',
  dispute: (id: string) => `/admin/disputes/${encodeURIComponent(id)}`,
  reports: () => '/admin/reports',
  report: (id: string) => `/admin/reports/${encodeURIComponent(id)}`,
  verifications: () => '/admin/verifications',
  verification: (id: string) => `/admin/verifications/${encodeURIComponent(id)}`,
  shops: () => '/admin/shops',
  shop: (id: string) => `/admin/shops/${encodeURIComponent(id)}`,
  banners: () => '/admin/banners',
  messages: () => '/admin/messages',
  jobs: () => '/admin/jobs',
  words: () => '/admin/words',
  audit: () => '/admin/audit',
}

/** What customers said of the own shop. */
export const shopReviewsLink = () => '/tailor/reviews'

/** Of a dispute: about an own order, and those of the shop. */
export const disputeLinks = {
  ofOwnOrder: (orderId: string) => `/user/orders/${encodeURIComponent(orderId)}/dispute`,
  ofShop: () => '/tailor/disputes',
  oneOfShop: (id: string) => `/tailor/disputes/${encodeURIComponent(id)}`,
}
