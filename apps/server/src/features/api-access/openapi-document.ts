import { features } from '@darzi/contract/api.ts'
import type { apiAccessRoutes } from '@darzi/contract/api-access.ts'
import { scopeOf } from '@darzi/contract/api-scopes.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import { problem } from '@darzi/contract/shapes.ts'
import type { ApiScope } from '@darzi/tailoring/api-access/scopes.ts'
import { webhookTypes } from '@darzi/tailoring/webhooks/event-types.ts'
import { z } from 'zod'
import type { FileAnswer, RequestContext } from '../../http/request-context.ts'
import { operationId } from '../../http/route-schema.ts'
import { attemptLimits } from '../accounts/api.ts'

/** What keys may ask for, as OpenAPI 3.1, made from the contract. */
export async function openApiDocument({
  app,
}: RequestContext<typeof apiAccessRoutes.document>): Promise<FileAnswer> {
  const { PUBLIC_URL, PORT } = app.settings
  const servers = [{ url: PUBLIC_URL ?? `http://localhost:${PORT}` }]
  return { contentType: 'application/json', bytes: JSON.stringify({ ...described(), servers }) }
}

let once: ReturnType<typeof describeApi> | undefined
const described = () => {
  once ??= describeApi()
  return once
}

function describeApi() {
  return {
    openapi: '3.1.0',
    'x-calls-per-minute': attemptLimits.apiKey.max,
    info: {
      title: 'Darzi',
      version: '1',
      description: `Send a key as a bearer token. Each key may ask ${attemptLimits.apiKey.max} times a minute; past that the answer is 429 with Retry-After. Errors are problem details (RFC 9457) with a stable \`code\`.`,
    },
    paths: pathsOf(routes),
    webhooks: Object.fromEntries(webhookTypes.map((type) => [type, { post: telling(type) }])),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}

interface Callable {
  route: AnyRoute
  scope: ApiScope
}

const routes: Callable[] = Object.values(features)
  .flatMap((feature): AnyRoute[] => Object.values(feature))
  .flatMap((route) => {
    const scope = scopeOf(`${route.method} ${route.path}`)
    return scope ? [{ route, scope }] : []
  })

function pathsOf(callable: readonly Callable[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { route, scope } of callable) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, scope) }
  }
  return paths
}

function operationOf(route: AnyRoute, scope: ApiScope) {
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [scope.split(':')[0]],
    security: [{ key: [scope] }],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.method === 'GET' ? [] : [idempotencyKey]),
    ],
    ...(route.body ? { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done', content: json(route.reply ? schemaOf(route.reply, 'output') : {}) },
      default: {
        description: 'Refused; `code` tells why',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key within two days is the same write: it is done once and answered alike.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** The fields of an object, each as a parameter. */
function parametersOf(shape: unknown, place: 'path' | 'query') {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as Fields // a route's params and query are objects
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}
interface Fields {
  properties?: Record<string, object>
  required?: string[]
}

function telling(type: string) {
  const schema = {
    type: 'object',
    required: ['id', 'type', 'at', 'shopId', 'data'],
    properties: {
      id: { type: 'string', format: 'uuid', description: 'The same at every try' },
      type: { const: type },
      at: { type: 'string', format: 'date-time' },
      shopId: { type: 'string', format: 'uuid' },
      data: { type: 'object' },
    },
  }
  return {
    summary: type,
    parameters: [{ name: 'Darzi-Signature', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: { content: json(schema) },
    responses: { '2XX': { description: 'Taken; anything else is tried again' } },
  }
}

/** JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
function schemaOf(shape: unknown, io: 'input' | 'output'): Record<string, unknown> {
  // A route's shapes are structural in the contract (for type-checking speed); they are all made by zod.
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape as z.ZodType, { io, unrepresentable: 'any' })
  return schema
}
