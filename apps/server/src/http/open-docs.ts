import { problem } from '@darzi/contract/shapes.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { AppContext } from './app-context.ts'
import { declarePublic } from './refuse-undeclared.ts'
import { jsonSchema } from './route-schema.ts'
import { cookieName } from './session-cookie.ts'

/** OpenAPI 3.1 of every route at /api/docs/json, and a page to browse it at /api/docs. */
export async function openDocs({ fastify: server, settings }: AppContext) {
  const session = { type: 'apiKey', in: 'cookie', name: cookieName(settings.isSecure) } as const
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Darzi',
        version: '1',
        description: 'Errors are problem details (RFC 9457) with a stable `code`.',
      },
      servers: settings.PUBLIC_URL ? [{ url: settings.PUBLIC_URL }] : [],
      components: { securitySchemes: { session } },
    },
    transformObject: (documented) =>
      'openapiObject' in documented ? completed(documented.openapiObject) : {},
  })
  // Input is parsed by zod in the pipeline; the schemas are here to be read.
  server.setValidatorCompiler(() => () => true)
  await server.register(async (docs) => {
    declarePublic(docs)
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: pagePolicy,
      uiConfig: { validatorUrl: null },
    })
  })
}

/** The page styles itself as it goes; it loads nothing from elsewhere and asks nobody else. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ')

const mediaOf: Record<string, string> = { file: '*/*', events: 'text/event-stream', page: 'text/html' }

interface Documented {
  components?: object
  paths?: object
}

/** Every operation may answer a problem, and those that answer no JSON say what they answer. */
function completed<D extends Documented>(document: D): D {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path ?? {})) if (isOperation(operation)) complete(operation)
  const schemas = { Problem: jsonSchema(problem, 'output') }
  return { ...document, components: { ...document.components, schemas } }
}

interface Operation {
  responses: Record<string, unknown>
  'x-replies'?: string
}
const isOperation = (thing: unknown): thing is Operation =>
  typeof thing === 'object' && thing !== null && 'responses' in thing

function complete(operation: Operation) {
  const media = mediaOf[operation['x-replies'] ?? 'json']
  if (media)
    operation.responses['200'] = { description: 'Done', content: { [media]: { schema: { type: 'string' } } } }
  delete operation['x-replies']
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  operation.responses.default = { description: 'Refused; `code` tells why', content }
}
