import { type ErrorCode, errorCodes } from '@darzi/contract/error-codes.ts'
import type { Problem } from '@darzi/contract/shapes.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { AppError, type FieldError } from './app-error.ts'

/** The problem a client reads; `detail` is a sentence in the asker's language. */
export function problemOf(appError: AppError, language: Language, requestId: string): Problem {
  const { code, status, params, fields } = appError
  return {
    type: 'about:blank',
    title: code,
    status,
    detail: t(language, `problems.${code}`, params),
    code,
    params,
    errors: fields.length > 0 ? fields.map((field) => fieldProblem(field, language)) : undefined,
    requestId,
  }
}

function fieldProblem({ field, code, params }: FieldError, language: Language) {
  const key = code in errorCodes ? `problems.${code}` : `problems.field.${code}`
  return { field, code, detail: t(language, key, params) }
}

/** What Fastify and its plugins throw before a handler runs, as our own refusals; anything else is a surprise. */
export function errorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = fastifyRefusals[code] ?? (error instanceof Error ? databaseError(error) : undefined)
  if (known) return new AppError(known)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new AppError(byStatus[status] ?? 'request.malformed') : undefined
}

const fastifyRefusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_REQ_FILE_TOO_LARGE: 'images.tooLarge',
  FST_PARTS_LIMIT: 'request.tooLarge',
  FST_FILES_LIMIT: 'request.tooLarge',
  FST_FIELDS_LIMIT: 'request.tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupportedType',
}
const byStatus: Record<number, ErrorCode> = {
  404: 'request.notFound',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
  429: 'request.tooMany',
}

/** What Fastify refuses before it has found a route. */
export const frameworkError = (error: { code: string }) =>
  new AppError(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'request.notFound' : 'request.malformed')

/**
 * What the database itself refused, as one of our refusals. A last net: features check first and name the field.
 * Undefined for what is our own mistake.
 */
function databaseError(error: Error): ErrorCode | undefined {
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
