import type { AnyRoute } from '@darzi/contract/route.ts'
import { z } from 'zod'

/**
 * What Fastify knows of a route: the reply's JSON schema (its serializer drops every field the contract does not
 * promise) and, for the OpenAPI page, the input's. Input is parsed by zod at the door, not by Fastify.
 */
export function fastifySchemas(route: AnyRoute) {
  const [room = ''] = route.path.split('/').slice(2)
  return {
    summary: route.summary,
    description: `Access: ${route.access}.`,
    tags: [room],
    ...(route.params ? { params: jsonSchema(route.params, 'input') } : {}),
    ...(route.query ? { querystring: jsonSchema(route.query, 'input') } : {}),
    ...(route.body ? { body: jsonSchema(route.body, 'input') } : {}),
    ...(route.carries ? { consumes: ['multipart/form-data'] } : {}),
    ...(route.reply ? { response: { 200: jsonSchema(route.reply, 'output') } } : {}),
  }
}

function jsonSchema(shape: unknown, io: 'input' | 'output'): Record<string, unknown> {
  // A route's shapes are structural in the contract (for type-checking speed); they are all made by zod.
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape as z.ZodType, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return schema
}
