import { deviceStorage } from '../data/device-storage.ts'
import { readSession, readStoredUser, userKey } from '../data/session.ts'
import { links } from '../links.ts'

/** Entering another shop in one tab takes the others of the browser along. Answers how to end that. */
export function followShop(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const { user, shop } = readSession()
    const now = key === userKey ? readStoredUser(deviceStorage, userKey) : undefined
    if (shop && now && now.id === user?.id && now.shopId !== shop.id) location.assign(links.tailorDashboard())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
