/** Puts the program together without listening: tests build as many as they like. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import pg from 'pg'
import { openAdapters } from './adapters/adapters.ts'
import { type OutsideRules, openOutside } from './adapters/outside/outside.ts'
import { openDatabase } from './db/database.ts'
import { startUpkeep } from './db/upkeep.ts'
import { LiveHub, listenEmbedded, listenOnServer } from './events/live-hub.ts'
import { registerFeatures } from './features/register-features.ts'
import { answerProblems, sendProblem } from './http/answer-problems.ts'
import type { AppContext } from './http/app-context.ts'
import { compressReplies } from './http/compress-replies.ts'
import { endConnectionsAtClose } from './http/end-connections.ts'
import { formLimits } from './http/forms.ts'
import { guardRequests } from './http/guard-requests.ts'
import { faultOf, logRequests } from './http/log.ts'
import { countRequests } from './http/metrics.ts'
import { openCrawling } from './http/open-crawling.ts'
import { openDocs } from './http/open-docs.ts'
import { openOperations } from './http/operations.ts'
import { frameworkError } from './http/problems.ts'
import { limitRates } from './http/rate-limits.ts'
import { refuseUndeclared } from './http/refuse-undeclared.ts'
import { serveWeb } from './http/serve-web.ts'
import { newId } from './ids.ts'
import { prepareJobs, startJobs } from './jobs/jobs.ts'
import type { Settings } from './settings.ts'
import { jobWork } from './work/job-work.ts'
import { watchNews } from './work/tell-customers.ts'
import { watchForWebhooks } from './work/tell-webhooks.ts'

export interface AppOptions {
  /** The clock; tests move it. */
  now?: () => Date
  /** Where log lines go instead of the standard output. */
  log?: { write(line: string): void }
  /** Whether this process does background work. */
  works?: boolean
  /** How addresses of shops are called; tests alone say so. */
  outside?: OutsideRules
}

const maxJsonBytes = 1024 * 1024

/** A server that is ready to listen or be injected. `close()` finishes running requests, then everything else. */
export async function buildApp(
  settings: Settings,
  { now = () => new Date(), works = true, log, outside }: AppOptions = {},
) {
  const database = await openDatabase(
    {
      url: settings.DATABASE_URL,
      poolSize: settings.DATABASE_POOL,
      statementSeconds: settings.DATABASE_SECONDS,
      folder: settings.dataFolder,
      keepsFiles: settings.keepsFiles,
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
    // A request that comes a byte at a time holds its connection no longer than this.
    requestTimeout: settings.REQUEST_SECONDS * 1000,
    http: {
      headersTimeout: Math.min(20_000, settings.REQUEST_SECONDS * 1000),
      connectionsCheckingInterval: Math.min(5_000, settings.REQUEST_SECONDS * 500),
    },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An address that cannot be read, or is too long to be one of ours.
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, frameworkError(error)),
  })
  const jobs = await startJobs(database.pool, (error) => server.log.error({ error: faultOf(error) }, 'jobs'))
  const live = new LiveHub()
  const app: AppContext = {
    fastify: server,
    database,
    settings,
    jobs,
    live,
    now,
    newId: () => newId(),
    seenSessions: new Map(),
    outside: openOutside({
      ownHost: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).hostname,
      ...outside,
    }),
    ...openAdapters(settings),
  }
  const stopListening = await startListening(app)
  const stopUpkeep = startUpkeep(database)
  let stopWatching: (() => Promise<void>)[] = []
  server.addHook('preClose', async () => live.closeAll())
  endConnectionsAtClose(server)
  server.addHook('onClose', async () => {
    stopUpkeep()
    await Promise.all(stopWatching.map((stop) => stop()))
    await jobs.stop()
    await stopListening()
    await database.close()
  })
  await furnish(app)
  if (works) {
    await jobs.work(jobWork(app))
    const onError = (about: string) => (error: unknown) => server.log.error({ error: faultOf(error) }, about)
    stopWatching = [watchNews(app, onError('notifications')), watchForWebhooks(app, onError('webhooks'))]
  }
  await server.ready()
  return app
}

/** Everything that answers a request, in the order it gets to see it. */
async function furnish(app: AppContext) {
  const { fastify: server } = app
  refuseUndeclared(server)
  await server.register(cookie)
  await server.register(multipart, { limits: formLimits })
  await compressReplies(app)
  answerProblems(server)
  logRequests(server)
  countRequests(app)
  await guardRequests(app)
  await limitRates(app)
  await openDocs(app)
  openOperations(app)
  openCrawling(app)
  registerFeatures(app)
  const web = ['../web', '../../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const built = web.find((folder) => existsSync(`${folder}/index.html`))
  await serveWeb(app, built)
}

async function startListening({ database, settings, live }: AppContext): Promise<() => Promise<void>> {
  if (settings.DATABASE_URL)
    return listenOnServer(() => new pg.Client({ connectionString: settings.DATABASE_URL }), live)
  await listenEmbedded(database.pool, live)
  return async () => {}
}
