/**
 * The only door. Every route of the API is registered here, and nowhere else:
 * who asks → transaction with its tenant → parse in → verb → remember and audit → commit → parse out.
 */
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import { type Opened, type Tenant, transact } from '../db/transact.ts'
import { announce } from '../events/announce.ts'
import type { QueueName } from '../jobs/queues.ts'
import { sendAnswer } from './answer.ts'
import type { Around, Asked, Caller, InTx, Member, Verb, VerbInSteps } from './asked.ts'
import { subjectOf, writeAuditLine } from './audit.ts'
import { type Form, formDigest, readForm } from './forms.ts'
import type { House } from './house.ts'
import { forgetKey, type KeyedWrite, keyedWrite, remembered, rememberReply, takeKey } from './idempotency.ts'
import { inputParser } from './parse.ts'
import { type RequestState, requestState } from './request-state.ts'
import { fastifySchemas } from './route-schema.ts'
import { admit } from './who.ts'

/** Registers a route whose verb runs in one transaction. */
export function handle<const R extends AnyRoute>(house: House, route: R, verb: Verb<R>) {
  register(house, route, async (door) => {
    const { state } = door
    const answer = await transact(house.database.pool, door.tenant, async (opened) => {
      const who = admit(route.access, opened.session)
      const input = door.parse(state.raw)
      const write = await door.keyed()
      const before = write && (await takeKey(opened.tx, write))
      if (before) return before.reply
      // The types of `asked` follow the route; the door puts together what they promise.
      const asked = { ...input, ...door.around, ...who, ...inTx(door, opened, who) } as unknown as Asked<R>
      const answer = await verb(asked)
      await leaveTraces(door, opened, { who, write, answer })
      return answer
    })
    return answer
  })
}

/**
 * Registers a route whose verb does slow work (hashing, pictures, outsiders) between transactions. A keyed repeat
 * answers as before; only two sendings at the very same moment both run, so such verbs are also safe to repeat.
 */
export function handleInSteps<const R extends AnyRoute>(house: House, route: R, verb: VerbInSteps<R>) {
  register(house, route, async (door) => {
    const { pool } = house.database
    const first = await transact(pool, door.tenant, async ({ session }) => admit(route.access, session))
    if (route.carries === 'form') door.take(await readForm(door.state.request))
    const input = door.parse(door.state.raw)
    const write = await door.keyed()
    const before = write && (await transact(pool, door.tenant, ({ tx }) => remembered(tx, write)))
    if (before) return before.reply
    const step = <T>(work: (given: InTx) => Promise<T>) =>
      transact(pool, door.tenant, (opened) => work(inTx(door, opened, admit(route.access, opened.session))))
    // The types of `asked` follow the route; the door puts together what they promise.
    const asked = { ...input, ...door.around, ...first, files: door.files, step } as unknown as Parameters<
      VerbInSteps<R>
    >[0]
    const answer = await verb(asked)
    if (isWrite(route))
      await transact(pool, door.tenant, (opened) => leaveTraces(door, opened, { who: first, write, answer }))
    return answer
  })
}

interface Door {
  house: House
  route: AnyRoute
  state: RequestState
  tenant: Tenant
  around: Around
  files: Form['files']
  parse: ReturnType<typeof inputParser>
  take(form: Form): void
  keyed(): Promise<KeyedWrite | undefined>
  nudged: Set<QueueName>
}

function register(house: House, route: AnyRoute, run: (door: Door) => Promise<unknown>) {
  const parse = inputParser(route)
  house.fastify.route({
    method: route.method,
    url: route.path,
    config: { access: route.access },
    schema: fastifySchemas(route),
    handler: async (request, reply) => {
      const door = openDoor({ house, route, parse, request })
      const answer = await run(door)
      for (const queue of door.nudged) house.jobs.nudge(queue)
      return sendAnswer({ ...{ route, reply, answer, house }, ...door.state })
    },
  })
}

interface Knock {
  house: House
  route: AnyRoute
  parse: Door['parse']
  request: FastifyRequest
}

function openDoor({ house, route, parse, request }: Knock): Door {
  const state = requestState(house, request)
  const now = house.now()
  const { settings, files, live, google, mailbox } = house
  let digest: unknown = state.raw.body ?? null
  const door: Door = {
    ...{ house, route, state, parse, files: {}, nudged: new Set() },
    tenant: tenantOf(route, state),
    around: {
      ...{ request: state.facts, now, newId: house.newId, house: { settings, files, live, google, mailbox } },
      setSession: (token) => {
        state.session = { token }
      },
    },
    take(form) {
      door.files = form.files
      state.raw.body = form.fields
      digest = formDigest(form)
    },
    keyed: async () =>
      isWrite(route)
        ? keyedWrite(request.headers['idempotency-key'], routeKey(route), now, {
            url: request.url,
            body: digest,
          })
        : undefined,
  }
  return door
}

const routeKey = (route: AnyRoute) => `${route.method} ${route.path}`
const isWrite = (route: AnyRoute) => route.method !== 'GET'

function tenantOf(route: AnyRoute, { facts, tokenHash }: RequestState): Tenant {
  if (route.access === 'public' || !facts.token || !tokenHash) return { side: 'nobody' }
  return { side: route.access === 'signedIn' ? 'user' : 'shop', tokenHash }
}

interface WhoAsks {
  account?: Caller
  member?: Member
}

function inTx(
  door: Door,
  { tx }: Opened,
  { member }: WhoAsks,
): InTx & { announce: Asked<AnyRoute & { access: 'shop:shop.read' }>['announce'] } {
  const { house, nudged, around } = door
  return {
    tx,
    enqueue: async (queue, data) => {
      nudged.add(queue)
      await house.jobs.enqueue(tx, queue, data)
    },
    announce: async (happening) => {
      if (!member) throw new Error('only a shop’s verb announces')
      const actor = { shopId: member.shopId, memberId: member.id, name: member.name }
      await announce(tx, actor, { ...happening, id: house.newId(), at: around.now })
    },
  }
}

/** After a write: its audit line, and its reply for a repeat (never when it signed someone in). */
async function leaveTraces(
  door: Door,
  { tx }: Opened,
  done: { who: WhoAsks; write: KeyedWrite | undefined; answer: unknown },
) {
  if (!isWrite(door.route)) return
  const { who, write, answer } = done
  const params = door.state.raw.params
  await Promise.all([
    writeAuditLine(tx, {
      ...{
        id: door.house.newId(),
        at: door.around.now,
        route: routeKey(door.route),
        requestId: door.state.facts.id,
      },
      ...{
        shopId: who.member?.shopId,
        accountId: who.member?.accountId ?? who.account?.id,
        subjectId: subjectOf(params, answer),
      },
    }),
    write && (door.state.session ? forgetKey(tx, write) : rememberReply(tx, write, answer ?? null)),
  ])
}
