/** How many months after an order is over a shop may have its photos deleted. */
export const photoMonths = [6, 12, 24, 36] as const
export type PhotoMonths = (typeof photoMonths)[number]
