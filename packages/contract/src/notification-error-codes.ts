/** Refusals of messages and their words. Part of error-codes. */
export const notificationErrorCodes = {
  'notifications.unknownVariable': 422,
  'notifications.brokenHole': 422,
  'notifications.script': 422,
  'notifications.badRecipient': 422,
  'notifications.notSetUp': 422,
  'notifications.noDevice': 422,
  'notifications.notFailed': 409,
  'notifications.notAChat': 409,
  'notifications.noLongerSo': 409,
  'notifications.noAddress': 409,
  'notifications.optedOut': 409,
  'notifications.stoppedByCustomer': 409,
} as const satisfies Record<string, number>
