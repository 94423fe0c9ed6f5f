import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { House } from './house.ts'
import { declarePublic } from './refuse-undeclared.ts'

/** OpenAPI 3.1 of every route at /api/docs/json, and a page to browse it at /api/docs. */
export async function openDocs({ fastify: server, settings }: House) {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Darzi',
        version: '1',
        description: 'Errors are problem details (RFC 9457) with a stable `code`.',
      },
      servers: settings.PUBLIC_URL ? [{ url: settings.PUBLIC_URL }] : [],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'darzi' } } },
    },
  })
  // Input is parsed by zod at the door; the schemas are here to be read.
  server.setValidatorCompiler(() => () => true)
  await server.register(async (docs) => {
    declarePublic(docs)
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
}
