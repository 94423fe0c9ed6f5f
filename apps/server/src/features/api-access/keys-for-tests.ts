/** Keys in tests: shops on the plan that has them, keys made as an owner makes them, and calls with a key. */
import type { ApiKey, ApiReply } from '@darzi/contract/api.ts'
import type { Problem } from '@darzi/contract/shapes.ts'
import { type ApiScope, apiScopes } from '@darzi/tailoring/api-access/scopes.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import { transact } from '../../db/transact.ts'
import { type AShop, aShopAtWork } from '../../testing/builders.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type Answer, Visitor } from '../../testing/visitor.ts'

type Request = Parameters<Visitor['try']>[1]

export function keysFor({ app }: Pick<TestApp, 'app'>) {
  const setPlan = (shopId: string, plan: PlanKey) =>
    transact(app.database.pool, { side: 'job', shopId }, ({ tx }) =>
      tx.updateTable('shops').set({ plan }).where('id', '=', shopId).execute(),
    )
  const inDays = (days: number) =>
    new Date(app.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10)
  return {
    setPlan,
    inDays,
    async aShopWithApi(given: AShop = {}) {
      const made = await aShopAtWork(app, { timeZone: 'UTC', ...given })
      await setPlan(made.shop.id, given.kind === 'house' ? 'houseEnterprise' : 'tailorEnterprise')
      return made
    },
    async aKey(
      owner: Visitor,
      { scopes = apiScopes, days = 30, name = `Key ${app.newId()}` }: AKey = {},
    ): Promise<{ id: string; token: string; name: string }> {
      const body = { id: app.newId(), name, scopes: [...scopes], lastDay: inDays(days) }
      const { token } = await owner.call('POST /api/shop/api-keys', { body })
      return { id: body.id, token, name }
    },
    /** A call of a program: no cookie, the key alone. */
    ask<K extends ApiKey>(
      token: string,
      call: K,
      request: Request = {},
      headers: Record<string, string> = {},
    ): Promise<Answer<ApiReply<K> & Problem>> {
      return new Visitor(app).try(call, request, { authorization: `Bearer ${token}`, ...headers })
    },
  }
}

interface AKey {
  scopes?: readonly ApiScope[]
  days?: number
  name?: string
}
