/**
 * The only door. Every route of the API is registered here, and nowhere else:
 * who asks → transaction with its tenant → parse in → verb → remember and audit → commit → parse out.
 */
import type { AnyRoute } from '@darzi/contract/route.ts'
import { readAhead } from '../db/read-ahead.ts'
import { type Opened, transact } from '../db/transact.ts'
import { sendAnswer } from './answer.ts'
import type { Asked, AskedInSteps, InTx, Verb, VerbInSteps } from './asked.ts'
import { type Door, isWrite, openDoor } from './door.ts'
import { readForm } from './forms.ts'
import type { House } from './house.ts'
import { remembered, takeKey } from './idempotency.ts'
import { inTx } from './in-tx.ts'
import { inputParser } from './parse.ts'
import { fastifySchemas } from './route-schema.ts'
import { leaveTraces } from './traces.ts'
import { admit } from './who.ts'
import { writeOnce } from './write-once.ts'

/** Registers a route whose verb runs in one transaction; that of a read may run twice (see db/read-ahead). */
export function handle<const R extends AnyRoute>(house: House, route: R, verb: Verb<R>) {
  register(house, route, (door) =>
    inOneTransaction(house, door, async (opened) => {
      const who = admit(route.access, opened.session)
      const input = door.parse(door.state.raw)
      const write = await door.keyed()
      const before = write && (await takeKey(opened.tx, write))
      if (before) return before.reply
      // The types of `asked` follow the route; the door puts together what they promise.
      const asked = { ...input, ...door.around, ...who, ...inTx(door, opened, who) } as unknown as Asked<R>
      const answer = await verb(asked)
      await leaveTraces(door, opened, { who, write, answer })
      return answer
    }),
  )
}

/**
 * Registers a route whose verb does slow work (hashing, pictures, outsiders) between transactions. A keyed repeat
 * answers as before. Two sendings at the very same moment both run: what such a verb must not do twice it does in
 * `once`, the rest is safe to repeat.
 */
export function handleInSteps<const R extends AnyRoute>(house: House, route: R, verb: VerbInSteps<R>) {
  register(house, route, async (door) => {
    const { tenant, state } = door
    const { pool } = house.database
    const who = await transact(pool, tenant, async ({ session }) => admit(route.access, session))
    if (route.carries === 'form') door.take(await readForm(state.request))
    const input = door.parse(state.raw)
    const write = await door.keyed()
    const before = write && (await transact(pool, tenant, ({ tx }) => remembered(tx, write)))
    if (before) return before.reply
    const step = <T>(work: (given: InTx) => Promise<T>) =>
      transact(pool, tenant, (opened) => work(inTx(door, opened, admit(route.access, opened.session))))
    const writing = writeOnce(step, write)
    const given = { ...input, ...door.around, ...who, files: door.files, step, once: writing.once }
    // The types of `asked` follow the route; the door puts together what they promise.
    const answer = await verb(given as unknown as AskedInSteps<R>)
    if (isWrite(route) && !writing.isRepeat())
      await transact(pool, tenant, (opened) => leaveTraces(door, opened, { who, write, answer }))
    return answer
  })
}

function inOneTransaction<T>(house: House, { route, tenant }: Door, work: (opened: Opened) => Promise<T>) {
  const { pool } = house.database
  if (isWrite(route)) return transact(pool, tenant, work)
  return readAhead({ pool, seen: house.seenSessions, tenant, work })
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
      return sendAnswer({ route, reply, answer, house, ...door.state })
    },
  })
}
