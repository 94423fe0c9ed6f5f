import type { Tx } from '../db/tx.ts'
import { insertItem } from '../features/collection/item-store.ts'
import { soundItem } from '../features/collection/sound-item.ts'
import { newId } from '../ids.ts'
import { demoCollection } from './demo-collection.ts'

/** The demo shop's collection, the first of the list the newest. */
export async function fillDemoCollection(tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  for (const [place, said] of demoCollection.entries()) {
    const at = new Date(now.getTime() - place * 60_000)
    await insertItem(tx, { shopId, id: newId(at.getTime()), now: at }, await soundItem(tx, said))
  }
}
