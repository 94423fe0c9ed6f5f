import type { StoredScan } from './stored-scan.ts'

export type Whose = Pick<StoredScan, 'name' | 'forPerson'>

/** Of the account's own person, as far as anybody said. */
export const isOwn = (scan: Whose | undefined): boolean => isOrderable(scan) && scan?.name === undefined

/** What a tailor measured of a customer is in no name of the account's own. */
export const isOrderable = (scan: Whose | undefined): boolean =>
  scan !== undefined && scan.forPerson === undefined
