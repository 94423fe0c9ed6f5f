/** One request in the pipeline: what it carries in, and what is gathered for its handler and its traces. */
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import type { SessionRow, Tenant } from '../db/begin.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import type { QueueName } from '../jobs/queues.ts'
import type { AppContext } from './app-context.ts'
import { authorize, type Principal } from './authorize.ts'
import { type Form, formDigest, refuseUnknown } from './forms.ts'
import { type KeyedWrite, keyedWrite, unkeyedWrite } from './idempotency.ts'
import { type KeyHolder, keyHolders, memberOfKey, requireScope } from './key-holder.ts'
import type { inputParser } from './parse.ts'
import type { Around } from './request-context.ts'
import { type RequestState, requestState } from './request-state.ts'

export interface Pipeline {
  app: AppContext
  route: AnyRoute
  state: RequestState
  tenant: Tenant
  /** The key it is asked with. */
  key: KeyHolder | undefined
  /** Lets the asker in as the route says, or refuses. */
  admit(session: SessionRow | undefined): Principal
  around: Around
  files: Form['files']
  parse: ReturnType<typeof inputParser>
  /** Takes a form's fields for the body and keeps its files. */
  take(form: Form): void
  /** The write's Idempotency-Key with what it stands for, when there is one or the route makes do without. */
  keyed(): Promise<KeyedWrite | undefined>
  /** Queues to wake once everything is committed. */
  nudged: Set<QueueName>
}

interface Incoming {
  app: AppContext
  route: AnyRoute
  parse: Pipeline['parse']
  request: FastifyRequest
}

/** Throws for a key that is no good, or not for this route. */
export async function openPipeline({ app, route, parse, request }: Incoming): Promise<Pipeline> {
  const state = requestState(app, request)
  const { pool } = app.database
  const finding = {
    now: app.now(),
    asNobody: <T>(work: (tx: Tx) => Promise<T>) => transact(pool, { side: 'nobody' }, ({ tx }) => work(tx)),
  }
  const key = state.keyHash && (await keyHolders.use()(finding, state.keyHash))
  if (key) requireScope(route, key)
  // The shop the asker's screen shows, where it says so.
  const shown = request.headers['x-shop']?.toString()
  const around = aroundOf(app, state)
  let digest: unknown = state.raw.body ?? null
  const pipeline: Pipeline = {
    app,
    route,
    state,
    parse,
    around,
    files: {},
    nudged: new Set(),
    key,
    tenant: key ? { side: 'key', shopId: key.shopId } : tenantOf(route, state),
    admit: (session) => (key ? { member: memberOfKey(key) } : authorize(route.access, session, shown)),
    take(form) {
      refuseUnknown(form, route)
      pipeline.files = form.files
      state.raw.body = form.fields
      digest = formDigest(form)
    },
    async keyed() {
      if (!isWrite(route) || route.isDraft) return undefined
      const said = { url: request.url, body: digest }
      const key = request.headers['idempotency-key']
      const { sameWithinSeconds: seconds } = route
      if (key === undefined && seconds) return unkeyedWrite(routeKey(route), around.now, { ...said, seconds })
      return keyedWrite(key, routeKey(route), around.now, said)
    },
  }
  return pipeline
}

export const routeKey = (route: AnyRoute) => `${route.method} ${route.path}`
export const isWrite = (route: AnyRoute) => route.method !== 'GET'

function aroundOf(app: AppContext, state: RequestState): Around {
  const { settings, files, live, google, mailbox, smsBox, gateways, outside, names } = app
  return {
    request: state.facts,
    now: app.now(),
    newId: app.newId,
    app: { settings, files, live, google, mailbox, smsBox, gateways, outside, names },
    warn: (details, message) => state.request.log.warn({ ...details, requestId: state.facts.id }, message),
    setSession: (token, device) => {
      state.session = { token, device }
    },
    setPass: (pass) => {
      state.pass = pass
    },
  }
}

function tenantOf(route: AnyRoute, { facts, tokenHash }: RequestState): Tenant {
  if (route.access === 'public' || !facts.token || !tokenHash) return { side: 'nobody' }
  if (route.access === 'operator') return { side: 'operator', tokenHash }
  return { side: route.access === 'signedIn' ? 'user' : 'shop', tokenHash }
}
