import { scanSites } from '@darzi/contract/body-scans.ts'
import type { SizeSet } from '@darzi/contract/passports.ts'
import type { PassportSize } from '@darzi/tailoring/passports/sizes.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { ownAccount } from '../accounts/api.ts'
import { foundAt, newestScan } from '../body-scans/api.ts'
import { byShop, dayIn } from '../shops/api.ts'
import { ordersWithSizes, type PieceRecord, piecesOf } from './passport-queries.ts'

/** The account's sizes: the newest by photo, then what shops took; each shop's are read inside it. */
export async function ownSizeSets(tx: Tx, accountId: string): Promise<SizeSet[]> {
  const sets: SizeSet[] = []
  const scan = await newestScan(tx)
  if (scan) {
    const { name } = await ownAccount(tx, accountId)
    const values = scanSites.map((field) => {
      const { mm, plusMinusMm, from } = foundAt(scan, field)
      return { field, mm, plusMinusMm, from }
    })
    sets.push({
      source: { kind: 'scan' },
      scanId: scan.id,
      personName: name,
      takenOn: scan.takenAt.slice(0, 10),
      sizes: values,
    })
  }
  for (const [shopId, orders] of byShop(await ordersWithSizes(tx))) {
    const ids = orders.map(({ orderId }) => orderId)
    const pieces = await handToShop(tx, { accountId, shopId }, () => piecesOf(tx, ids))
    sets.push(...pieces.map(setOf).filter((set) => set !== undefined))
  }
  return sets
}

/** Lengths alone go along: what a garment is made to, and words about it, are of that garment. */
function setOf(piece: PieceRecord): SizeSet | undefined {
  const { snapshot } = piece
  if (snapshot?.profile !== 'body') return undefined
  const sizes: PassportSize[] = snapshot.values.flatMap(({ field, name, mm, plusMinusMm, from }) =>
    mm === undefined ? [] : [{ field, name, mm, plusMinusMm, from }],
  )
  if (sizes.length === 0) return undefined
  return {
    source: { kind: 'piece', id: piece.id },
    personName: piece.person_name,
    takenOn: dayIn(piece.time_zone, new Date(snapshot.takenAt)),
    takenBy: piece.shop_name,
    garment: { key: piece.garment_key, name: piece.garment_name ?? undefined },
    sizes,
  }
}
