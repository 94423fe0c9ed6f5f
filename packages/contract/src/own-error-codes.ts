/** What is refused among the things of a customer’s own: part of errorCodes. */
export const ownErrorCodes = {
  'portal.proveFirst': 422,
  'portal.phonesFull': 422,
  'passports.noSizes': 422,
  'passports.tooMany': 409,
  'ownProfile.full': 409,
} as const satisfies Record<string, number>
