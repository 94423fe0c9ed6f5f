/** What is refused in the operator's room and about reports: part of errorCodes. */
export const adminErrorCodes = {
  'admin.answeredBefore': 409,
  'reports.saidBefore': 409,
  'reports.notFromHere': 409,
  'admin.suspendedBefore': 409,
  'admin.notSuspended': 409,
  'admin.bannerTimes': 422,
} as const satisfies Record<string, number>
