import type { suggestionRoutes } from '@darzi/contract/suggestions.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readFlags, writeFlags } from './suggestion-store.ts'

/** Which kinds of help the shop wants; flags left out stay. */
export async function changeSettings({
  tx,
  member,
  body,
}: RequestContext<typeof suggestionRoutes.changeSettings>) {
  const flags = { ...(await readFlags(tx)), ...body }
  await writeFlags(tx, member.shopId, flags)
  return flags
}
