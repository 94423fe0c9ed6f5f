import { type RefusalCode, refusals } from '@darzi/contract/refusals.ts'
import type { Problem } from '@darzi/contract/shapes.ts'
import type { Language } from '@darzi/words/languages.ts'
import { say } from '@darzi/words/server.ts'
import { databaseRefusal } from './database-refusals.ts'
import type { FieldError } from './refusal.ts'
import { Refusal } from './refusal.ts'

/** The problem a client reads; `detail` is a sentence in the asker's language. */
export function problemOf(refusal: Refusal, language: Language, requestId: string): Problem {
  const { code, status, holes, fields } = refusal
  return {
    type: 'about:blank',
    title: code,
    status,
    detail: say(language, `problems.${code}`, holes),
    code,
    holes,
    errors: fields.length > 0 ? fields.map((field) => fieldProblem(field, language)) : undefined,
    requestId,
  }
}

function fieldProblem({ field, code, holes }: FieldError, language: Language) {
  const key = code in refusals ? `problems.${code}` : `problems.field.${code}`
  return { field, code, detail: say(language, key, holes) }
}

/** What Fastify and its plugins throw before a verb runs, as our own refusals; anything else is a surprise. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = fastifyRefusals[code] ?? (error instanceof Error ? databaseRefusal(error) : undefined)
  if (known) return new Refusal(known)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new Refusal(byStatus[status] ?? 'request.malformed') : undefined
}

const fastifyRefusals: Record<string, RefusalCode> = {
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
const byStatus: Record<number, RefusalCode> = {
  404: 'request.notFound',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
  429: 'request.tooMany',
}

/** What Fastify refuses before it has found a route. */
export const frameworkRefusal = (error: { code: string }) =>
  new Refusal(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'request.notFound' : 'request.malformed')
