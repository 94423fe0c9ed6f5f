import { createRequire } from 'node:module'
import { features } from '@darzi/contract/api.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

interface Operation {
  operationId?: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> }
}

let running: TestApp
let document: Document
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  document = (await new Visitor(running.app).send<Document>({ method: 'GET', url: '/api/docs/json' })).body
})
afterAll(() => running.close())

const routes: AnyRoute[] = Object.values(features).flatMap((feature) => Object.values(feature))
const opened = () => routes.filter(({ method, path }) => running.app.fastify.hasRoute({ method, url: path }))
const operationOf = ({ method, path }: AnyRoute) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

test('the document is OpenAPI 3.1 and lists every route, and nothing that is not one', () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(document.info).toMatchObject({ title: 'Darzi', version: '1' })
  expect(opened().filter((route) => !operationOf(route))).toEqual([])
  expect(operations()).toHaveLength(opened().length + 3) // healthz, readyz, metrics
})

test('it says who may call: the public ones without a session, all others with the cookie', () => {
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'darzi' },
  })
  for (const route of opened())
    expect(operationOf(route)?.security, route.path).toEqual(
      route.access === 'public' ? [] : [{ session: [] }],
    )
})

test('every operation has its own id, an answer, and the problem it may answer instead', () => {
  const ids = operations().flatMap(({ operation }) => operation.operationId ?? [])
  expect(new Set(ids).size).toBe(opened().length)
  expect(ids).toHaveLength(opened().length)
  const problem = { $ref: '#/components/schemas/Problem' }
  for (const { path, operation } of operations()) {
    expect(operation.responses.default?.content?.['application/problem+json']?.schema, path).toEqual(problem)
    for (const response of Object.values(operation.responses))
      expect(response.description, path).toBeTypeOf('string')
  }
  for (const route of opened())
    expect(operationOf(route)?.responses['200']?.content, route.path).toBeDefined()
})

test('what is in braces in a path is a required parameter of it, and the other way round', () => {
  for (const { path, operation } of operations()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const declared = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(declared.map(({ name }) => name).sort(), path).toEqual(named.sort())
    expect(
      declared.every(({ required }) => required),
      path,
    ).toBe(true)
  }
})

test('a form is described as one, with files in it', () => {
  for (const route of opened().filter((each) => each.carries === 'form')) {
    const content = operationOf(route)?.requestBody?.content
    expect(Object.keys(content ?? {}), route.path).toEqual(['multipart/form-data'])
    expect(content?.['multipart/form-data']?.schema).toMatchObject({
      additionalProperties: { format: 'binary' },
    })
  }
})

test('every schema in it is a JSON schema that compiles', () => {
  // Fastify brings ajv; its types are its own business.
  const Ajv = createRequire(createRequire(import.meta.url).resolve('fastify'))('ajv')
  const compiler = new (Ajv.default ?? Ajv)({ strict: false, logger: false })
  const schemas = operations().flatMap(({ operation }) => [
    ...(operation.parameters ?? []).map((parameter) => parameter.schema),
    ...Object.values(operation.requestBody?.content ?? {}).map((media) => media.schema),
    ...Object.values(operation.responses['200']?.content ?? {}).map((media) => media.schema),
  ])
  expect(schemas.length).toBeGreaterThan(20)
  for (const schema of schemas) expect(() => compiler.compile(schema)).not.toThrow()
})
