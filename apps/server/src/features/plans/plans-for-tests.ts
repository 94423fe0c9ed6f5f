/** Plans in tests: shops whose trial is over, and the days and rows their plan depends on. */
import { afterAll, beforeAll } from 'vitest'
import { openLocalGateways } from '../../adapters/gateways/gateways-for-tests.ts'
import { transact } from '../../db/transact.ts'
import { type AShop, aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const day = 24 * 3600_000

/** An app of the file's own with local gateways, so that plans can be paid. */
export function openPlans() {
  // Filled before the first test.
  const running = {} as TestApp
  const gateways = {} as Awaited<ReturnType<typeof openLocalGateways>>
  const kit = {} as ReturnType<typeof plansFor>
  beforeAll(async () => {
    Object.assign(gateways, await openLocalGateways())
    Object.assign(running, await openTestApp(gateways.settings, { works: false }))
    Object.assign(kit, plansFor(running))
  })
  afterAll(async () => {
    await running.close()
    await gateways.close()
  })
  return { running, gateways, kit }
}

export function plansFor({ app }: TestApp) {
  const inShop = (shopId: string) => ({ side: 'job' as const, shopId })
  const from = (days: number) => new Date(app.now().getTime() + days * day)
  const setTrial = (shopId: string, trialDaysLeft: number) =>
    transact(app.database.pool, inShop(shopId), ({ tx }) =>
      tx
        .updateTable('shops')
        .set({ trial_ends_at: from(trialDaysLeft) })
        .where('id', '=', shopId)
        .execute(),
    )
  return {
    setTrial,
    inDays: (days: number) => from(days).toISOString().slice(0, 10),
    /** A shop whose trial ends so many days from now; ended by default. */
    async aTrialShop(trialDaysLeft = -1, given: AShop = {}) {
      const made = await aShopAtWork(app, { timeZone: 'UTC', ...given })
      await setTrial(made.shop.id, trialDaysLeft)
      return made
    },
    setTerms: (shopId: string, set: { period_from?: string; period_until?: string }) =>
      transact(app.database.pool, inShop(shopId), ({ tx }) =>
        tx.updateTable('plan_terms').set(set).where('shop_id', '=', shopId).execute(),
      ),
    /** Of one invoice, or of all. */
    setDue: (shopId: string, due_on: string, id?: string) =>
      transact(app.database.pool, inShop(shopId), ({ tx }) => {
        const set = tx.updateTable('plan_invoices').set({ due_on }).where('shop_id', '=', shopId)
        return (id ? set.where('id', '=', id) : set).execute()
      }),
    /** As if the money for all its invoices had come. */
    payAll: (shopId: string) =>
      transact(app.database.pool, inShop(shopId), ({ tx }) =>
        tx
          .updateTable('plan_invoices')
          .set({ state: 'paid', paid_at: app.now() })
          .where('shop_id', '=', shopId)
          .execute(),
      ),
    choose: (owner: Visitor, plan: string, totalMinor?: number) =>
      owner.try('POST /api/shop/plan', { body: { plan, totalMinor } }),
    async mailsTo(email: string): Promise<{ template: string; params: Record<string, string> }[]> {
      const { rows } = await app.database.pool.query(
        `select data from pgboss.job where name = 'mail.send' order by created_on`,
      )
      return rows.map(({ data }) => data).filter(({ to }) => to === email)
    },
  }
}
