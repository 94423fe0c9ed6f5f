/** What an account is told when it is away, and by which ways. What is not here (safety, money, decisions) is always mailed. */

export const newsWays = ['email', 'push'] as const
export type NewsWay = (typeof newsWays)[number]

/** What a shop tells of an order is the shop's own, which the customer stops at its foot. */
export const newsEvents = {
  messages: ['email', 'push'],
  quotes: ['email', 'push'],
} as const satisfies Record<string, readonly NewsWay[]>
export type NewsEvent = keyof typeof newsEvents
// the keys of a closed table
export const newsEventNames = Object.keys(newsEvents) as NewsEvent[]

export const isNewsWay = (event: NewsEvent, way: NewsWay): boolean =>
  newsEvents[event].some((each) => each === way)

/** As many browsers of one account are told. */
export const newsDevices = 20
