import type { ErrorCode } from '@darzi/contract/error-codes.ts'

/**
 * What the database itself refused, as one of our refusals. A last net: features check first and name the field.
 * Undefined for what is our own mistake.
 */
export function databaseError(error: Error): ErrorCode | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (isOutOfReach(code, error.message)) return 'request.unavailable'
  if (!('severity' in error)) return undefined
  if (notStorable.has(code)) return 'request.invalid'
  return code === uniqueViolation ? 'request.keyReused' : undefined
}

/** Someone was quicker with the same name, or a client's id is already another thing's. */
const uniqueViolation = '23505'

/** Text that UTF-8, uuid, jsonb or a number's range cannot hold (SQLSTATE class 22). */
const notStorable = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008'])

/** No connection, no room, or (57014) no answer within the time a statement has. */
const outOfReach =
  /^(?:08|57P0|57014|53)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOSPC|EDQUOT|EROFS)$/
/** pg tells these without a code. */
const lostConnection =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/

const isOutOfReach = (code: string, message: string) => outOfReach.test(code) || lostConnection.test(message)
