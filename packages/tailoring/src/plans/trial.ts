/** Days in which a new shop of either kind tries everything. */
export const trialDays = 30
