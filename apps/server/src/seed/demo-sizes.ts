import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import { roundToEighth, showLength } from '@darzi/tailoring/units/length.ts'
import type { Tx } from '../db/tx.ts'
import { insertRecord, lastVersion } from '../features/measurements/record-store.ts'
import { garmentsFor } from '../features/orders/garments-for-pieces.ts'
import type { OrderWriteContext } from '../features/orders/order-write-context.ts'
import { chanceOf } from './chance.ts'

/** Writes down a person's sizes for these garments, once: drawn within what is plausible, the same for every start. */
export async function measureForDemo(
  tx: Tx,
  writeContext: OrderWriteContext,
  filter: { personId: string; garments: string[] },
) {
  const { personId } = filter
  const place = { personId, profile: 'body' as const, garment: null }
  const version = 1 + (await lastVersion(tx, place))
  const garments = await garmentsFor(tx, filter.garments)
  const needed = [...garments.values()].flatMap(({ fields }) => fields.filter(({ isNeeded }) => isNeeded))
  const values = [...new Set(needed.map(({ field }) => field))].flatMap((field) => sizeOf(field, version))
  if (values.length === 0) return
  const { shopId, memberId, memberName, now } = writeContext
  const taken = { how: 'tape' as const, unit: 'in' as const, notes: null, takenAt: now, createdAt: now }
  await insertRecord(
    tx,
    { ...place, ...taken, id: writeContext.newId(), version, shopId, memberId, memberName },
    values,
  )
}

/** A size of a field nobody has a range for: about a foot, as most lengths of a garment's parts are. */
const usual = [254, 356] as const

function sizeOf(key: string, seed: number) {
  const field = fieldOf(key)
  if (!field || ['weight', 'angle', 'text', 'bool'].includes(field.kind)) return []
  const [from, to] = field.women ?? field.men ?? usual
  const chance = chanceOf(seed + key.length * 31 + key.charCodeAt(0))
  const mm = roundToEighth(from + (to - from) * (0.35 + chance.next() * 0.3))
  return [{ field: key, typed: showLength(mm, 'in'), unit: 'in' as const, mm }]
}
