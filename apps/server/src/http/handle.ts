/**
 * The only pipeline. Every route of the API is registered here, and nowhere else:
 * who asks → transaction with its tenant → parse in → handler → remember and audit → commit → parse out.
 */
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { FastifyInstance } from 'fastify'
import { transactAsSeen } from '../db/seen-sessions.ts'
import { type OpenTransaction, transact } from '../db/transact.ts'
import { sendAnswer } from './answer.ts'
import type { AppContext } from './app-context.ts'
import { auditLine, subjectOf } from './audit.ts'
import type { Principal } from './authorize.ts'
import { readForm } from './forms.ts'
import { forgottenKey, type KeyedWrite, remembered, rememberedReply, takeKey } from './idempotency.ts'
import { inTx } from './in-tx.ts'
import { noteRefusal } from './note-refusal.ts'
import { inputParser } from './parse.ts'
import { isWrite, openPipeline, type Pipeline, routeKey } from './pipeline.ts'
import { refuseInDemo } from './refuse-in-demo.ts'
import type { Handler, HandlerInSteps, InTx, RequestContext, StepsContext } from './request-context.ts'
import { documentedSchema, writesReply } from './route-schema.ts'

/** Registers a route whose handler runs in one transaction. It may run twice (see db/seen-sessions). */
export function handle<const R extends AnyRoute>(app: AppContext, route: R, handler: Handler<R>) {
  register(app, route, (pipeline) =>
    inOneTransaction(app, pipeline, async (opened) => {
      const who = pipeline.admit(opened.session)
      await refuseInDemo(opened.tx, route)
      const input = pipeline.parse(pipeline.state.raw)
      const write = await pipeline.keyed()
      const before = write && (await takeKey(opened.tx, write))
      if (before) return before.reply
      // The types of `asked` follow the route; the pipeline puts together what they promise.
      const ctx = {
        ...input,
        ...pipeline.around,
        ...who,
        ...inTx(pipeline, opened, who),
      } as unknown as RequestContext<R>
      const answer = await handler(ctx)
      recordAudit(pipeline, opened, { who, write, answer })
      return answer
    }),
  )
}

/**
 * Registers a route whose handler does slow work (hashing, pictures, outsiders) between transactions. A keyed repeat
 * answers as before. Two sendings at the very same moment both run: what such a handler must not do twice it does in
 * `once`, the rest is safe to repeat.
 */
export function handleInSteps<const R extends AnyRoute>(
  app: AppContext,
  route: R,
  handler: HandlerInSteps<R>,
) {
  register(app, route, async (pipeline) => {
    const { tenant, state } = pipeline
    const { pool } = app.database
    const who = await transact(pool, tenant, async ({ session, tx }) => {
      const asking = pipeline.admit(session)
      await refuseInDemo(tx, route)
      return asking
    })
    if (route.carries === 'form') pipeline.take(await readForm(state.request))
    const input = pipeline.parse(state.raw)
    const write = await pipeline.keyed()
    const before = write && (await transact(pool, tenant, ({ tx }) => remembered(tx, write)))
    if (before) return before.reply
    const stepAs =
      (how: { isSnapshot?: boolean }) =>
      <T>(work: (given: InTx) => Promise<T>) =>
        transact(pool, tenant, (opened) => work(inTx(pipeline, opened, pipeline.admit(opened.session))), how)
    const [step, snapshot] = [stepAs({}), stepAs({ isSnapshot: true })]
    const writing = writeOnce(step, route.tellsSecret ? undefined : write)
    const steps = { step, snapshot, once: writing.once }
    const given = { ...input, ...pipeline.around, ...who, files: pipeline.files, ...steps }
    // The types of `asked` follow the route; the pipeline puts together what they promise.
    const answer = await handler(given as unknown as StepsContext<R>)
    if (isWrite(route) && !writing.isRepeat())
      await transact(pool, tenant, async (opened) => recordAudit(pipeline, opened, { who, write, answer }))
    return answer
  })
}

function inOneTransaction<T>(
  app: AppContext,
  { tenant }: Pipeline,
  work: (opened: OpenTransaction) => Promise<T>,
) {
  return transactAsSeen({ pool: app.database.pool, seen: app.seenSessions, tenant, work })
}

function register(app: AppContext, route: AnyRoute, run: (pipeline: Pipeline) => Promise<unknown>) {
  const parse = inputParser(route)
  within(app, route, (server) =>
    server.route({
      method: route.method,
      url: route.path,
      ...writesReply(route),
      config: {
        access: route.access,
        swaggerTransform: ({ url }) => ({ url, schema: documentedSchema(route) }),
      },
      handler: async (request, reply) => {
        const pipeline = await openPipeline({ app, route, parse, request })
        const answer = await run(pipeline).catch((error: unknown) => noteRefusal(pipeline, error))
        for (const queue of pipeline.nudged) app.jobs.nudge(queue)
        return sendAnswer({ route, reply, answer, app, ...pipeline.state })
      },
    }),
  )
}

/** A body whose very bytes are signed is not parsed on the way. */
function within({ fastify }: AppContext, { carries }: AnyRoute, open: (server: FastifyInstance) => void) {
  if (carries !== 'text') return open(fastify)
  fastify.register(async (server) => {
    server.removeAllContentTypeParsers()
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    open(server)
  })
}

interface Done {
  who: Principal
  write: KeyedWrite | undefined
  answer: unknown
}

/** With the commit of a write go its audit line, and its reply for a repeat (never when it signed someone in or told a secret). */
function recordAudit(pipeline: Pipeline, { tx, last }: OpenTransaction, { who, write, answer }: Done) {
  const { route, app, around, state } = pipeline
  if (!isWrite(route) || route.isDraft) return
  const isSecret = route.tellsSecret || state.session || state.pass
  const line = {
    id: app.newId(),
    at: around.now,
    route: routeKey(route),
    requestId: state.facts.id,
    shopId: who.member?.shopId,
    accountId: who.member?.accountId ?? who.account?.id ?? who.operator?.id,
    subjectId: subjectOf(state.raw.params, answer),
    keyId: pipeline.key?.id,
  }
  last.push(auditLine(tx, line).compile())
  if (write)
    last.push((isSecret ? forgottenKey(tx, write) : rememberedReply(tx, write, answer ?? null)).compile())
}

type Step = <T>(work: (given: InTx) => Promise<T>) => Promise<T>

/** The step of a handler in steps that takes the write's key and keeps its answer, in the transaction that writes. */
function writeOnce(step: Step, write: KeyedWrite | undefined) {
  let isRepeat = false
  return {
    once: (work: (given: InTx) => Promise<unknown>): Promise<unknown> =>
      step(async (given) => {
        const before = write && (await takeKey(given.tx, write))
        isRepeat = before !== undefined
        if (before) return before.reply
        const answer = await work(given)
        if (write) await rememberedReply(given.tx, write, answer ?? null).execute()
        return answer
      }),
    /** Whether another sending did it. */
    isRepeat: () => isRepeat,
  }
}
