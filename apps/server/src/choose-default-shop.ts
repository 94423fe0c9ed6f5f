import { transact } from './db/transact.ts'
import { writeDefaultShop } from './features/shops/api.ts'
import type { AppContext } from './http/app-context.ts'
import { StartError } from './start-error.ts'

/** At start: public forms without a shop in their link go where DARZI_DEFAULT_SHOP says. Throws StartError. */
export async function chooseDefaultShop({ settings, database }: Pick<AppContext, 'settings' | 'database'>) {
  const { DARZI_DEFAULT_SHOP: id } = settings
  const isThere = await transact(database.pool, { side: 'nobody' }, ({ tx }) => writeDefaultShop(tx, id))
  if (!isThere)
    throw new StartError(`Wrong setting: DARZI_DEFAULT_SHOP (there is no shop with the id ${id}).`)
}
