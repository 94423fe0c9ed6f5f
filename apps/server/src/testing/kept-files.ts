import type { AppContext } from '../http/app-context.ts'
import { photoKey } from '../images/photo-key.ts'
import { asOwner } from './as-owner.ts'

/** The pictures of a shop: each must have its bytes, and none is left over without its row. */
export async function keptFiles(app: AppContext, shopId: string): Promise<string[]> {
  const ids = await asOwner(app, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from files where shop_id = $1 and kind = 'photo' order by id`,
      [shopId],
    )
    return rows.map(({ id }) => id)
  })
  for (const id of ids)
    if (!(await app.files.get(photoKey({ shopId, id, size: 'full' })))) throw new Error(`no bytes of ${id}`)
  return ids
}
