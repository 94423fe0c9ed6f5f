/** The description of the API, as the server makes it from the contract (/api/openapi.json), read for people. */
import { call } from '../../data/api.ts'
import { type Schema, shapeOf } from './shape-of.ts'

export interface DescribedCall {
  id: string
  method: string
  path: string
  summary: string
  scope: string
  parameters: { name: string; place: string; isRequired: boolean; shape: string }[]
  body: string | undefined
  answer: string
}

export interface DescribedApi {
  perMinute: number
  groups: { tag: string; calls: DescribedCall[] }[]
  events: string[]
}

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: { key: string[] }[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

interface OpenApi {
  'x-calls-per-minute': number
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, unknown>
}

export async function fetchDescribed(): Promise<DescribedApi> {
  // A file of JSON comes as what it says, not as the file the contract promises (data/api.ts).
  return describedIn((await call('GET /api/openapi.json')) as unknown as OpenApi)
}

export function describedIn({ paths, webhooks, ...rest }: OpenApi): DescribedApi {
  const groups = new Map<string, DescribedCall[]>()
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      const [tag = ''] = operation.tags
      groups.set(tag, [...(groups.get(tag) ?? []), callOf(method, path, operation)])
    }
  return {
    perMinute: rest['x-calls-per-minute'],
    groups: [...groups].map(([tag, calls]) => ({ tag, calls })),
    events: Object.keys(webhooks),
  }
}

function callOf(method: string, path: string, operation: Operation): DescribedCall {
  const body = operation.requestBody?.content['application/json']?.schema
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    scope: operation.security[0]?.key[0] ?? '',
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      isRequired: required,
      shape: shapeOf(schema),
    })),
    body: body && shapeOf(body),
    answer: shapeOf(operation.responses['200']?.content['application/json']?.schema ?? {}),
  }
}
