import { crossTenant } from '../access/cross-tenant.ts'
import type { Tx } from '../db/tx.ts'
import { changeCustomer } from '../features/customers/change-store.ts'
import type { WriteContext } from '../features/customers/customer-store.ts'

/** Whether this database has any shop, the demo's too. */
export async function hasShops(tx: Tx): Promise<boolean> {
  const shop = await crossTenant(tx, 'sign_in', () =>
    tx.selectFrom('shops').select('id').where('demo_template_at', 'is', null).limit(1).executeTakeFirst(),
  )
  return shop !== undefined
}

export async function hasDemoShop(tx: Tx): Promise<boolean> {
  const shop = await crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('shops')
      .select('id')
      .where('is_demo', '=', true)
      .where('demo_until', 'is', null)
      .where('demo_template_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  )
  return shop !== undefined
}

/** The demo never runs out of its trial. */
export async function furnishShop(tx: Tx, shop: { id: string; phone: string; address: string }) {
  await tx
    .updateTable('shops')
    .set({ plan: 'tailorProfessional', phone: shop.phone, address: shop.address })
    .where('id', '=', shop.id)
    .execute()
}

export async function ownerOf(tx: Tx, shopId: string): Promise<{ id: string; name: string }> {
  return tx
    .selectFrom('members')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
}

/** The id of the demo's cutter. */
export async function cutterOf(tx: Tx, shopId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'cutter')
    .executeTakeFirstOrThrow()
  return id
}

export async function pinNote(
  tx: Tx,
  writeContext: WriteContext & { author: string },
  note: { customerId: string; text: string },
) {
  await tx
    .insertInto('customer_notes')
    .values({
      shop_id: writeContext.shopId,
      id: writeContext.newId(),
      customer_id: note.customerId,
      member_id: writeContext.memberId,
      author_name: writeContext.author,
      text: note.text,
      is_pinned: true,
      created_at: writeContext.now,
    })
    .execute()
}

export async function archive(tx: Tx, writeContext: WriteContext, customerId: string) {
  await changeCustomer(tx, { id: customerId, now: writeContext.now }, { state: 'archived' })
}

export const staffOf = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('members')
    .select(['account_id', 'name', 'role'])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute()
