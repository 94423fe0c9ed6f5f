import type { FastifyInstance } from 'fastify'

/** One line per request: its id, route pattern, status and time. No address, no query, no body: no personal data. */
export function logRequests(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}

/**
 * What may be written down of a fault. The database's messages quote the values they stumble over, which may be a
 * customer's, so of its errors only code, table and constraint are told.
 */
export function faultOf(error: unknown) {
  // The job library throws plain copies of errors.
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const told = new Map<string, unknown>(Object.entries(error))
  const { name, message, stack } = { ...plain(told), ...named(error) }
  const places = String(stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  const facts = tellable.flatMap((fact) => (told.has(fact) ? [[fact, told.get(fact)]] : []))
  return {
    name,
    ...Object.fromEntries(facts),
    at: places.slice(0, 12),
    ...(told.has('severity') ? {} : { message }),
  }
}

const plain = (told: Map<string, unknown>) => ({
  name: told.get('name') ?? 'Error',
  message: told.get('message'),
  stack: told.get('stack'),
})

/** An error keeps these three where a listing of its fields does not show them. */
const named = (error: object) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {}

const tellable = ['code', 'table', 'constraint', 'routine', 'queue']
