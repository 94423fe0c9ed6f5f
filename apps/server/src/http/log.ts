import type { FastifyInstance } from 'fastify'

/** One line per request: its id, route pattern, status and time. No address, no query, no body: no personal data. */
export function logRequests(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info({
      ...{ requestId: request.id, method: request.method, route, status: reply.statusCode },
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}
