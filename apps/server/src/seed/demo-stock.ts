import { searchText } from '@darzi/tailoring/names/search-key.ts'
import type { Tx } from '../db/tx.ts'
import { changeItem, insertItem, insertMovements } from '../features/inventory/item-store.ts'
import { changePurchase, insertPurchase, replaceLines } from '../features/inventory/purchase-store.ts'
import { writeSupplier } from '../features/inventory/supplier-store.ts'
import type { AppContext } from '../http/app-context.ts'
import { newId } from '../ids.ts'
import { demoCloths, demoClothWidthMm } from './demo-cloths.ts'
import { storePicture } from './store-picture.ts'

interface Filling {
  shopId: string
  now: Date
  owner: { id: string; name: string }
}

const supplier = {
  phone: '+919876543299',
  email: 'orders@gupta-cloth.example',
  notes: null,
  is_archived: false,
}

/** Name, category, unit, how much, low at, cost, place. */
const items = [
  ['White poplin', 'fabric', 'm', 42.5, 10, 18_000, 'Rack A1'],
  ['Navy suiting, 58 inches', 'fabric', 'm', 6, 8, 65_000, 'Rack A2'],
  ['Cotton lawn, printed', 'fabric', 'm', 0, 5, 22_000, 'Rack B1'],
  ['Silk dupion, maroon', 'fabric', 'm', 12.25, 4, 98_000, 'Rack C1'],
  ['Collar fusing', 'accessory', 'm', 22, 10, 4500, 'Shelf 2'],
  ['Shirt buttons, four holes', 'accessory', 'pc', 860, 200, 150, 'Drawer 3'],
  ['Zip, 7 inches', 'accessory', 'pc', 14, 40, 1200, 'Drawer 4'],
  ['White thread', 'accessory', 'pc', 36, 12, 2500, 'Drawer 1'],
] as const

/** The demo shop's stock: some of it runs low, something is on its way, and two cloths are shown to customers. */
export async function fillDemoStock(app: AppContext, tx: Tx, { shopId, now, owner }: Filling) {
  const supplierId = newId()
  await writeSupplier(
    tx,
    { shopId, id: supplierId, version: 1, now },
    { ...supplier, name: 'Gupta Cloth House' },
  )
  const by = { shopId, memberId: owner.id, memberName: owner.name, now }
  const ids: string[] = []
  for (const [name, category, unit, onHand, lowAt, cost, place] of items) {
    const id = newId()
    ids.push(id)
    await insertItem(
      tx,
      { shopId, id, now },
      {
        name,
        category,
        unit,
        place,
        search_text: searchText({ names: [name, place] }),
        low_at_milli: lowAt * 1000,
        cost_minor: cost,
        supplier_id: supplierId,
        barcode: null,
        notes: null,
        photo_width_mm: null,
        is_shown: false,
      },
    )
    const quantityMilli = onHand * 1000
    if (quantityMilli > 0)
      await insertMovements(tx, by, [{ id: newId(), itemId: id, kind: 'counted', quantityMilli }])
  }
  for (const { name, draw } of demoCloths) {
    const at = items.findIndex(([each]) => each === name)
    const photoId = await storePicture(app, tx, { shopId, memberId: owner.id, now, newId }, await draw())
    const shown = { photo_id: photoId, photo_width_mm: demoClothWidthMm, is_shown: true }
    await changeItem(tx, { id: ids[at] ?? '', version: 1 }, shown)
  }
  const purchaseId = newId()
  await insertPurchase(tx, { shopId, id: purchaseId, supplierId, currency: 'INR', now })
  await replaceLines(tx, { shopId, purchaseId }, [
    { id: newId(), itemId: ids[2] ?? '', quantityMilli: 15_000, costMinor: 22_000 },
  ])
  await changePurchase(
    tx,
    { id: purchaseId, version: 1 },
    { state: 'sent', sent_at: now, sent_by: 'whatsapp' },
  )
}
