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

/**
 * What may be written down of a fault. The database's messages quote the values they stumble over, which may be a
 * customer's, so of its errors only code, table and constraint are told.
 */
export function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, message, stack = '', ...told } = error
  const places = stack.split('\n').filter((line) => line.startsWith('    at '))
  const facts = Object.fromEntries(Object.entries(told).filter(([fact]) => tellable.has(fact)))
  return { name, ...facts, ...('severity' in error ? {} : { message }), at: places.slice(0, 12) }
}

const tellable = new Set(['code', 'table', 'constraint', 'routine'])
