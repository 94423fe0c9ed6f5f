import type { suggestionRoutes } from '@darzi/contract/suggestions.ts'
import type { Asked } from '../../http/asked.ts'
import { readFlags, writeFlags } from './suggestion-store.ts'

/** Which kinds of help the shop wants; flags left out stay. */
export async function changeSettings({ tx, member, body }: Asked<typeof suggestionRoutes.changeSettings>) {
  const flags = { ...(await readFlags(tx)), ...body }
  await writeFlags(tx, member.shopId, flags)
  return flags
}
