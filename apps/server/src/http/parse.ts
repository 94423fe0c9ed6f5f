import type { AnyRoute } from '@darzi/contract/route.ts'
import { z } from 'zod'
import { AppError, type FieldError, type Params } from './app-error.ts'

export interface Given {
  params: unknown
  query: unknown
  body: unknown
}
type Part = keyof Given

/** Compiles a route's shapes once. The parser answers parsed input, or throws a Refusal that names every bad field. */
export function inputParser(route: AnyRoute): (given: Given) => Given {
  const schemas = { params: strict(route.params), query: strict(route.query), body: strict(route.body) }
  return (given) => ({
    params: parsePart('params', schemas.params, given.params),
    query: parsePart('query', schemas.query, given.query),
    body: parsePart('body', schemas.body, given.body),
  })
}

/** A field nobody asked for is refused, not dropped: it is a typing mistake of the client, or an attack. */
function strict(schema: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const isOpen = schema instanceof z.ZodObject && schema.def.catchall !== undefined // declared with z.looseObject
  return schema instanceof z.ZodObject && !isOpen ? schema.strict() : schema
}

function parsePart(part: Part, schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const unstorable = pathToUnstorable(given)
  if (unstorable && part !== 'params')
    throw new AppError('request.invalid', {}, [{ field: unstorable, code: 'control' }])
  const parsed = schema.safeParse(part === 'body' ? (given ?? {}) : given, { reportInput: true })
  if (parsed.success && !unstorable) return parsed.data
  // An id that is no id cannot belong to anything: not there.
  if (part === 'params') throw new AppError('request.notFound')
  throw new AppError('request.invalid', {}, parsed.error?.issues.flatMap(fieldErrors))
}

/** No text may hold U+0000 or half a surrogate pair: the database stores neither. Answers where the first one is. */
function pathToUnstorable(given: unknown, path = '', depth = 0): string | undefined {
  if (typeof given === 'string') return unstorable.test(given) ? path : undefined
  if (typeof given !== 'object' || given === null || depth > 20) return undefined
  for (const [key, value] of Object.entries(given)) {
    const found = pathToUnstorable(value, path ? `${path}.${key}` : key, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is exactly what is refused here
const unstorable = /\u0000|\p{Cs}/u

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, code: 'unknown' }))
  return [{ field, ...reason(issue) }]
}

function reason(issue: z.core.$ZodIssue): { code: string; params?: Params } {
  switch (issue.code) {
    case 'too_big':
      return issue.message === 'tooManyPieces'
        ? { code: issue.message, params: { limit: Number(issue.maximum) } }
        : tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return {
          code: issue.inclusive ? 'tooSmall' : 'notAbove',
          params: { limit: Number(issue.minimum) },
        }
      return {
        code: Number(issue.minimum) <= 1 ? 'required' : 'tooShort',
        params: { limit: Number(issue.minimum) },
      }
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'wrongType' }
    case 'invalid_format':
      return { code: issue.message === 'control' ? 'control' : (formatCodes[issue.format] ?? 'invalid') }
    case 'invalid_value':
      return { code: 'notOffered' }
    case 'invalid_union':
      return { code: issue.discriminator ? 'notOffered' : 'invalid' }
    case 'not_multiple_of':
      return { code: 'notAStep', params: { step: Number(issue.divisor) } }
    default:
      return { code: 'invalid' }
  }
}

/** A greater limit is one of machines or of minor units: it would tell a person nothing. */
const greatestToldLimit = 1_000_000_000

function tooBig(origin: string, limit: number): { code: string; params?: Params } {
  if (origin === 'string') return { code: 'tooLong', params: { limit } }
  if (origin === 'array') return { code: 'tooMany', params: { limit } }
  return limit > greatestToldLimit ? { code: 'tooMuch' } : { code: 'tooBig', params: { limit } }
}

const formatCodes: Record<string, string> = { email: 'email', date: 'date', datetime: 'date', uuid: 'id' }
