import { hasApiAccess } from '@darzi/tailoring/plans.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { planOfShop } from './key-queries.ts'

/** Whether the shop's plan has programs ask for it; a demo, whose password everyone may know, has not. Inside the shop. */
export async function isInPlan(tx: Tx, shopId: string): Promise<boolean> {
  const { plan, isDemo } = await planOfShop(tx, shopId)
  return hasApiAccess(plan) && !isDemo
}

/** Throws apiAccess.planNeeded, demo.notHere. */
export async function requireApiPlan(tx: Tx, shopId: string): Promise<void> {
  const { plan, isDemo } = await planOfShop(tx, shopId)
  if (isDemo) throw new AppError('demo.notHere')
  if (!hasApiAccess(plan)) throw new AppError('apiAccess.planNeeded')
}
