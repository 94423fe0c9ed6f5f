/** Puts the program together without listening: tests build as many as they like. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import pg from 'pg'
import { openDatabase } from './db/database.ts'
import { startUpkeep } from './db/upkeep.ts'
import { LiveHub, listenEmbedded, listenOnServer } from './events/live-hub.ts'
import { openRooms } from './features/rooms.ts'
import { answerProblems, sendProblem } from './http/answer-problems.ts'
import { compressReplies } from './http/compress-replies.ts'
import { endConnectionsAtClose } from './http/end-connections.ts'
import { formLimits } from './http/forms.ts'
import { guardRequests } from './http/guard-requests.ts'
import type { House } from './http/house.ts'
import { faultOf, logRequests } from './http/log.ts'
import { countRequests } from './http/metrics.ts'
import { openDocs } from './http/open-docs.ts'
import { openOperations } from './http/operations.ts'
import { frameworkRefusal } from './http/problems.ts'
import { limitRates } from './http/rate-limits.ts'
import { refuseUndeclared } from './http/refuse-undeclared.ts'
import { serveWeb } from './http/serve-web.ts'
import { newId } from './ids.ts'
import { jobWork } from './jobs/job-work.ts'
import { prepareJobs, startJobs } from './jobs/jobs.ts'
import { openOutsiders } from './outside/outsiders.ts'
import type { Settings } from './settings.ts'

export interface AppOptions {
  /** The clock; tests move it. */
  now?: () => Date
  /** Where log lines go instead of the standard output. */
  log?: { write(line: string): void }
  /** Whether this process does background work. */
  works?: boolean
}

const maxJsonBytes = 1024 * 1024

/** A server that is ready to listen or be injected. `close()` finishes running requests, then everything else. */
export async function buildApp(
  settings: Settings,
  { now = () => new Date(), works = true, log }: AppOptions = {},
) {
  const database = await openDatabase(
    {
      ...{ url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL },
      ...{ folder: settings.dataFolder, keepsFiles: settings.keepsFiles },
    },
    prepareJobs,
  )
  const server = fastify({
    logger:
      settings.DARZI_LOG === 'silent'
        ? false
        : { level: settings.DARZI_LOG, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    // Only what our own proxies wrote is believed: whatever stands before it, the client may have made up.
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    bodyLimit: maxJsonBytes,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An address that cannot be read, or is too long to be one of ours.
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, frameworkRefusal(error)),
  })
  const jobs = await startJobs(database.pool, (error) => server.log.error({ error: faultOf(error) }, 'jobs'))
  const live = new LiveHub()
  const house: House = {
    ...{ fastify: server, database, settings, jobs, live, now, newId: () => newId() },
    seenSessions: new Map(),
    ...openOutsiders(settings),
  }
  const stopListening = await startListening(house)
  const stopUpkeep = startUpkeep(database)
  server.addHook('preClose', async () => live.closeAll())
  endConnectionsAtClose(server)
  server.addHook('onClose', async () => {
    stopUpkeep()
    await jobs.stop()
    await stopListening()
    await database.close()
  })
  await furnish(house)
  if (works) await jobs.work(jobWork(house))
  await server.ready()
  return house
}

/** Everything that answers a request, in the order it gets to see it. */
async function furnish(house: House) {
  const { fastify: server } = house
  refuseUndeclared(server)
  await server.register(cookie)
  await server.register(multipart, { limits: formLimits })
  await compressReplies(house)
  answerProblems(server)
  logRequests(server)
  countRequests(house)
  await guardRequests(house)
  await limitRates(house)
  await openDocs(house)
  openOperations(house)
  openRooms(house)
  const web = ['../web', '../../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const built = web.find((folder) => existsSync(`${folder}/index.html`))
  await serveWeb(house, built)
}

async function startListening({ database, settings, live }: House): Promise<() => Promise<void>> {
  if (settings.DATABASE_URL)
    return listenOnServer(() => new pg.Client({ connectionString: settings.DATABASE_URL }), live)
  await listenEmbedded(database.pool, live)
  return async () => {}
}
