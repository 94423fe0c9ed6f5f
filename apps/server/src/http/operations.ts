import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { probeWriting } from '../db/probe-queries.ts'
import { transact } from '../db/transact.ts'
import type { AppContext } from './app-context.ts'
import { notFound } from './app-error.ts'
import { metricsOf } from './metrics.ts'

/** What those who run the server look at: is it alive, is it ready, how is it doing. */
export function openOperations(app: AppContext) {
  const { fastify: server } = app
  const open = { config: { access: 'public' } }
  let lastProblem: string | undefined
  server.get('/healthz', open, async () => ({ ok: true }))
  server.get('/readyz', open, async (_request, reply) => {
    const trouble = await inTime(canWrite(app))
    if (trouble !== lastProblem && trouble) server.log.error({ trouble }, 'not ready')
    lastProblem = trouble
    return reply.code(trouble ? 503 : 200).send({ ok: !trouble })
  })
  server.get('/metrics', open, async (request, reply) => {
    if (!mayReadMetrics(request, app.settings.METRICS_TOKEN)) throw notFound()
    const registry = metricsOf(app)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const deadlineMs = 3000

/** What keeps the program from writing where it keeps things, such as a full disk; undefined when nothing does. */
async function canWrite({ database, settings, now }: AppContext): Promise<string | undefined> {
  try {
    await transact(database.pool, { side: 'nobody' }, ({ tx }) => probeWriting(tx, now()))
    if (settings.keepsFiles)
      await writeFile(join(settings.dataFolder, '.written'), Buffer.alloc(4096), { flush: true })
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}

/** A database that does not answer at all is as good as none. */
function inTime(answer: Promise<string | undefined>): Promise<string | undefined> {
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve('no answer in time'), deadlineMs).unref(),
  )
  return Promise.race([answer, late])
}

/** With a token set, by that token; else from this machine only. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined) {
  return token ? request.headers.authorization === `Bearer ${token}` : isFromThisMachine(request)
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * The socket is local, nobody forwarded (a proxy in front makes every request look local; one that says nothing of
 * itself speaks HTTP/1.0, which no browser does), and the address asked for is this machine's own name (another site
 * may let its name point here, to read along in the browser).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isSaid = forwarding.some((header) => request.headers[header] !== undefined)
  const wasForwarded = isSaid || request.raw.httpVersion === '1.0'
  return loopback.has(address) && ownNames.has(request.hostname) && !wasForwarded
}
