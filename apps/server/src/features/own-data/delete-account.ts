import type { ownDataRoutes } from '@darzi/contract/own-data.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { confirmIdentity, eraseAccount, tellByMail } from '../accounts/api.ts'
import { callOffAtPartners, endPartnerships, workOfClosing } from '../houses/api.ts'
import { withdrawAllConsents } from '../photo-consents/api.ts'
import { refuseQuotesOfShop, withdrawOwnQuotes } from '../quotes/api.ts'
import {
  closeShop,
  deleteOwnThings,
  leaveShop,
  lockStaff,
  membershipsOf,
  openOrders,
  scanCount,
  sendingsOf,
  staffOf,
} from './own-data-store.ts'

/** What would go, and what stands against it. */
export async function readDeletion({ tx, account }: RequestContext<typeof ownDataRoutes.deletion>) {
  return {
    scans: await scanCount(tx, account.id),
    sentToShops: (await sendingsOf(tx, account.id)).length,
    shops: (await shopsLeft(tx, account.id, staffOf)).map(({ isDemo: _demo, ...shop }) => shop),
  }
}

/**
 * Deletes the account, who proved once more who they are. A shop that would be without an owner is closed, never while others work
 * there, and with open orders only when that was said. Throws what confirmIdentity throws, and ownData's own refusals.
 */
export async function removeAccount(ctx: StepsContext<typeof ownDataRoutes.remove>) {
  const { step, account, body, now, newId, setSession } = ctx
  const { id } = account
  await confirmIdentity(ctx)
  await step(async ({ tx, enqueue }) => {
    const shops = await shopsLeft(tx, id, lockStaff)
    requireDeletable(shops, body.closesShops ?? false)
    await tellByMail({ tx, enqueue }, ctx, { accountId: id, template: 'accountDeleted' })
    for (const { shop_id: shopId } of await membershipsOf(tx, id))
      await handToShop(tx, { accountId: id, shopId }, () => leaveShop(tx, id))
    await withdrawOwnQuotes({ ...ctx, tx, enqueue }, id)
    for (const { id: shopId } of shops.filter(({ isLastOwner }) => isLastOwner))
      await handToShop(tx, { accountId: id, shopId }, async () => {
        await callOffAtPartners({ tx, now, newId, language: ctx.request.language }, shopId)
        await closeShop(tx, { shopId, now })
        await endPartnerships({ tx, now, newId }, shopId)
        await refuseQuotesOfShop({ ...ctx, tx, enqueue }, shopId)
      })
    await withdrawAllConsents({ ...ctx, tx }, id)
    await deleteOwnThings(tx, id)
    await eraseAccount(tx, { id, now })
  })
  setSession(undefined)
  return { ok: true } as const
}

interface ShopLeft {
  id: string
  name: string
  isDemo: boolean
  isLastOwner: boolean
  otherMembers: number
  openOrders: number
  /** With partners, where it would be closed. */
  atPartners: Awaited<ReturnType<typeof workOfClosing>>
}

/** The shops the account works in, each as it would be left. */
async function shopsLeft(tx: Tx, accountId: string, staffIn: typeof staffOf): Promise<ShopLeft[]> {
  const left: ShopLeft[] = []
  for (const { shop_id: id, shop, is_demo, is_active } of await membershipsOf(tx, accountId)) {
    if (!is_active) continue
    const facts = await handToShop(tx, { accountId, shopId: id }, async () => {
      const staff = await staffIn(tx)
      const others = staff.filter((member) => member.account_id !== accountId)
      const isOwner = staff.some(({ account_id, role }) => account_id === accountId && role === 'owner')
      const isLastOwner = isOwner && !others.some(({ role }) => role === 'owner')
      return {
        isLastOwner,
        otherMembers: others.length,
        openOrders: await openOrders(tx),
        atPartners: isLastOwner ? await workOfClosing(tx, id) : { calledOff: 0, staying: [] },
      }
    })
    left.push({ id, name: shop ?? '', isDemo: is_demo ?? false, ...facts })
  }
  return left
}

function requireDeletable(shops: readonly ShopLeft[], closesShops: boolean) {
  // Everybody knows the passwords of the shop of samples.
  if (shops.some(({ isDemo }) => isDemo)) throw new AppError('ownData.demo')
  const closing = shops.filter(({ isLastOwner }) => isLastOwner)
  const staffed = closing.find(({ otherMembers }) => otherMembers > 0)
  if (staffed) throw new AppError('ownData.staffInShop', { shop: staffed.name, count: staffed.otherMembers })
  const busy = closing.find((shop) => shop.openOrders > 0)
  if (busy && !closesShops)
    throw new AppError('ownData.openOrders', { shop: busy.name, count: busy.openOrders })
}
