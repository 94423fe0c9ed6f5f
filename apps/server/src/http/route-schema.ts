import type { AnyRoute } from '@darzi/contract/route.ts'
import fastJsonStringify from 'fast-json-stringify'
import { z } from 'zod'

/**
 * How Fastify writes a route's reply: every field the contract does not promise is dropped. What writes it is made at the
 * first reply: five hundred of them made at the start would be a third of a second and many megabytes of every process.
 */
export function writesReply(route: AnyRoute) {
  if (!route.reply) return {}
  let write: ((reply: unknown) => string) | undefined
  return {
    schema: { response: { 200: { type: 'object' } } },
    serializerCompiler: () => (reply: unknown) => {
      write ??= replyWriter(route)
      return write(reply)
    },
  }
}

/** Turns a reply of the route to JSON. Throws when the shape of its reply is none that JSON can have. */
export function replyWriter({ reply }: AnyRoute): (reply: unknown) => string {
  return fastJsonStringify(jsonSchema(reply, 'output'))
}

/** What the OpenAPI page says of a route. Input is parsed by zod in the pipeline, not by Fastify. */
export function documentedSchema(route: AnyRoute) {
  const [feature = ''] = route.path.split('/').slice(2)
  return {
    summary: route.summary,
    description: `Access: ${route.access}.`,
    operationId: operationId(route),
    tags: [feature],
    security: route.access === 'public' ? [] : [{ session: [] }],
    'x-replies': route.replies ?? 'json',
    ...(route.params ? { params: jsonSchema(route.params, 'input') } : {}),
    ...(route.query ? { querystring: jsonSchema(route.query, 'input') } : {}),
    ...bodyOf(route),
    ...(route.reply
      ? { response: { 200: { description: 'Done', ...jsonSchema(route.reply, 'output') } } }
      : {}),
  }
}

/** `GET /api/customers/:id` is `getApiCustomersId`: clients made from the page call it so. */
export function operationId({ method, path }: AnyRoute): string {
  const words = path.split(/[^A-Za-z]+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function bodyOf({ body, carries }: AnyRoute) {
  const schema = body ? jsonSchema(body, 'input') : undefined
  if (carries !== 'form') return schema ? { body: schema } : {}
  const file = { type: 'string', format: 'binary' }
  return {
    consumes: ['multipart/form-data'],
    body: { type: 'object', ...schema, additionalProperties: file },
  }
}

export function jsonSchema(shape: unknown, io: 'input' | 'output'): Record<string, unknown> {
  // A route's shapes are structural in the contract (for type-checking speed); they are all made by zod.
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape as z.ZodType, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return schema
}
