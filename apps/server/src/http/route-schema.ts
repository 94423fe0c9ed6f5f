import type { AnyRoute } from '@darzi/contract/route.ts'
import { z } from 'zod'

/**
 * What Fastify knows of a route: the reply's JSON schema (its serializer drops every field the contract does not
 * promise) and, for the OpenAPI page, the input's. Input is parsed by zod in the pipeline, not by Fastify.
 */
export function fastifySchemas(route: AnyRoute) {
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
