/** The currencies a shop may keep its book in. Amounts are whole minor units (fils, cents, paise), never floats. */
export const currencies = {
  AED: { minorDigits: 2, region: 'AE', signs: ['aed', 'dhs', 'dh', 'د.إ.', 'د.إ'] },
  USD: { minorDigits: 2, region: 'US', signs: ['usd', 'us$', '$'] },
  INR: { minorDigits: 2, region: 'IN', signs: ['inr', '₹', '₨', 'rs.', 'rs', 'रु.', 'रु', 'रू', 'ਰੁ.', 'ਰੁ'] },
  EUR: { minorDigits: 2, region: 'IE', signs: ['eur', '€'] },
} as const satisfies Record<string, { minorDigits: number; region: string; signs: readonly string[] }>

export type Currency = keyof typeof currencies

export const defaultCurrency: Currency = 'AED'
