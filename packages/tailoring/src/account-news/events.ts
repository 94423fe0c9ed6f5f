/** What an account is told when it is away, and by which ways. What is not here (safety, money, decisions) is always mailed. */

export const newsWays = ['email', 'push'] as const
export type NewsWay = (typeof newsWays)[number]

/** Texts and mails of an order are the shop's own, which the customer stops at their foot: the account adds a push and mails nothing twice. */
export const newsEvents = {
  orders: ['push'],
  messages: ['email', 'push'],
  quotes: ['email', 'push'],
} as const satisfies Record<string, readonly NewsWay[]>
export type NewsEvent = keyof typeof newsEvents
// the keys of a closed table
export const newsEventNames = Object.keys(newsEvents) as NewsEvent[]

export type NewsSide = 'customer' | 'shop'
/** What each side is told; a shop sees in its inbox what happens to its orders. */
export const newsEventsOf = {
  customer: newsEventNames,
  shop: newsEventNames.filter((event) => event !== 'orders'),
} as const satisfies Record<NewsSide, readonly NewsEvent[]>

export const isNewsWay = (event: NewsEvent, way: NewsWay): boolean =>
  newsEvents[event].some((each) => each === way)

/** As many browsers of one account are told. */
export const newsDevices = 20
