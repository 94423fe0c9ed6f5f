import { randomUUID } from 'node:crypto'
import { transact } from '../../db/transact.ts'
import type { AppContext } from '../../http/app-context.ts'
import { asOwner, tablesOf } from '../../testing/as-owner.ts'
import { aMember } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'
import { partBytes } from './parts.ts'
import { countRows, tablesOfShops } from './shop-rows-queries.ts'

export const aPassphrase = 'सुई और धागा, twice over'
const photo = { bytes: greyPixel, filename: 'a.png', type: 'image/png' }

/** A shop at work: customers with photos, sizes, an order paid in part, stock that moved, an appointment, staff and a portfolio. */
export async function aBusyShop(app: AppContext) {
  const shop = await aShopWithCustomer(app)
  const { owner, customer } = shop
  const params = { id: customer.id }
  await owner.call('PUT /api/customers/:id/photo', { params, files: { photo } } as never)
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const of = { params: { id: order.id } }
  await owner.call('POST /api/orders/:id/payments', { ...of, body: { amountMinor: 40_000, method: 'cash' } })
  const item = await owner.call('POST /api/inventory/items', {
    body: { name: 'White poplin', category: 'fabric', unit: 'm', onHand: 20.5 },
  })
  const moved = { params: { id: item.id } }
  await owner.call('POST /api/inventory/items/:id/movements', {
    ...moved,
    body: { kind: 'used', quantity: 2.25 },
  })
  await owner.call('PATCH /api/shop/profile', { body: { city: 'Ludhiana', specialties: ['Sherwani'] } })
  await owner.call('POST /api/shop/portfolio', { body: { caption: 'A sherwani' }, files: { photo } } as never)
  const cutter = await aMember(app, shop.shop.id, {
    role: 'cutter',
    email: `cutter-${randomUUID()}@example.test`,
  })
  return { ...shop, order, item, cutter }
}

/** How many rows of each table a shop has, and their digests, as a backup counts them. */
export const countsOf = (app: AppContext, shopId: string) =>
  transact(app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
    const { tables } = await tablesOfShops(tx)
    const counts: Record<string, string> = {}
    for (const table of tables) {
      const { records, digest } = await countRows(tx, table)
      if (records > 0) counts[table] = `${records} ${digest.slice(0, 12)}`
    }
    return counts
  })

/** A backup of the visitor's shop as its bytes. */
export async function aBackupFile(owner: Visitor, passphrase = aPassphrase) {
  const { id } = await owner.call('POST /api/backups', { body: { passphrase } })
  const { bytes } = await owner.try('GET /api/backups/:id/file', { params: { id } })
  return bytes
}

/** Sends a file as the web does, in parts; answers its id. */
export async function upload(owner: Visitor, bytes: Uint8Array): Promise<string> {
  const id = randomUUID()
  for (let part = 0; part * partBytes < bytes.length || part === 0; part++) {
    const end = (part + 1) * partBytes
    await owner.call('PUT /api/backups/:id/parts/:part', {
      params: { id, part: String(part) },
      body: { isLast: end >= bytes.length ? 'true' : 'false' },
      files: { part: { bytes: bytes.subarray(part * partBytes, end), filename: 'a.darzi' } },
    } as never) // the typed client sends blobs
  }
  return id
}

export const restore = (owner: Visitor, id: string, passphrase: string | undefined = aPassphrase) =>
  owner.try('POST /api/backups/:id/restore', { params: { id }, body: { passphrase } })

export const tablesWithShop = (app: AppContext) =>
  asOwner(app, async (client) =>
    (await tablesOf(client)).filter(({ isShopOwned }) => isShopOwned).map(({ name }) => name),
  )
