import type { AppContext } from '../../apps/server/src/http/app-context.ts'
import { recordStatements, type Statement } from '../../apps/server/src/testing/record-statements.ts'
import type { BenchCase } from './bench-case.ts'
import { getToKnow, type Known } from './known.ts'
import type { Plan, PlannedCase } from './plan.ts'
import type { SeededShop } from './seeded-shop.ts'

export interface BenchPlan {
  cases: BenchCase[]
  known: Known
  bare: Plan
}

/** Sends every case once and records its SQL, for the bare server to repeat. */
export async function planCases(
  app: AppContext,
  { shop, cases }: { shop: SeededShop; cases: BenchCase[] },
): Promise<BenchPlan> {
  const cookie = await signIn(app, shop)
  const known = await getToKnow(app, shop, cookie)
  const since = Date.now()
  const planned: Record<string, PlannedCase> = {}
  for (const each of cases) planned[each.name] = await record(app, { each, cookie, known })
  const [moving] = known.moving
  const turns = known.orders.map(({ id, customerId, personId, pieceId }, turn) => [
    id,
    customerId,
    personId,
    ...(turn === 0 && moving ? [moving.orderId, moving.pieceId] : [id, pieceId]),
  ])
  return { cases, known, bare: { shopId: shop.id, since, turns, cases: planned } }
}

async function record(
  app: AppContext,
  { each, cookie, known }: { each: BenchCase; cookie: string; known: Known },
): Promise<PlannedCase> {
  const statements = await recordStatements(app.database.pool, async () => {
    const answer = await app.fastify.inject({
      method: each.method,
      url: each.path(known, 0),
      headers: each.isPublic ? {} : { cookie },
      ...(each.body ? { payload: each.body(known, 0) as object } : {}),
    })
    if (answer.statusCode !== 200)
      throw new Error(`${each.name} answered ${answer.statusCode}: ${answer.body}`)
  })
  const writes = statements.filter(isWriting)
  const isWrite = writes.length > 0
  if (each.isSignIn)
    return { statements, isWrite, password: known.password, hash: await hashOf(known.password) }
  const plain = isWrite ? writes : each.plain && [each.plain(known)]
  return { statements, isWrite, plain }
}

const isWriting = ({ text }: Statement) =>
  /^\s*(insert|update|delete|with "\w+" as \((insert|update))/i.test(text)

/** The same cost as the app's own hashes. */
async function hashOf(password: string) {
  const { hashPassword } = await import('../../apps/server/src/features/accounts/password-hash.ts')
  return hashPassword(password)
}

export async function signIn(app: AppContext, { ownerEmail, password }: SeededShop): Promise<string> {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: ownerEmail, password },
  })
  if (answer.cookies.length === 0) throw new Error(`signing in answered ${answer.statusCode}: ${answer.body}`)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
