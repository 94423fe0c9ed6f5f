/** What an account is told when it is away, and by which ways. What is not here (safety, money, decisions) is always mailed. */

export const newsWays = ['email', 'push'] as const
export type NewsWay = (typeof newsWays)[number]

/** `orders` is pushed alone: mails about an order are the shop's own, which the customer stops at their foot. */
export const newsEvents = {
  messages: ['email', 'push'],
  quotes: ['email', 'push'],
  orders: ['push'],
} as const satisfies Record<string, readonly NewsWay[]>
export type NewsEvent = keyof typeof newsEvents
// the keys of a closed table
export const newsEventNames = Object.keys(newsEvents) as NewsEvent[]

/** Of what happens in a shop its members are told. */
export const shopNewsEvents: readonly NewsEvent[] = ['messages', 'quotes']

export const isNewsWay = (event: NewsEvent, way: NewsWay): boolean =>
  newsEvents[event].some((each) => each === way)

/** As many browsers of one account are told. */
export const newsDevices = 20
