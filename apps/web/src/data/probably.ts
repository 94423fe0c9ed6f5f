/** What the member at work could do last time, kept on this device: never believed, it only tells what is worth asking for early. */
import type { ShopAction } from '@darzi/contract/access.ts'
import { deviceStorage } from './device-storage.ts'
import { type Known, readSession } from './session.ts'

const key = 'grants'

export function keepGrants({ user, shop }: Known): void {
  if (user && shop) deviceStorage.setItem(key, [user.id, ...shop.can].join(' '))
}

/** Whether this may well be done: as the server has said or, until it has, as it said last time. */
export function mayProbably(action: ShopAction): boolean {
  const { shop, user } = readSession()
  if (shop) return shop.can.includes(action)
  const [whose, ...can] = (deviceStorage.getItem(key) ?? '').split(' ')
  return user !== undefined && whose === user.id && can.includes(action)
}
