/** The tailors this device spoke to last, so that the question which one is answered by one tap. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { deviceStorage } from './device-storage.ts'

type Shop = ApiReply<'GET /api/form-shop/find'>['shops'][number]

const key = 'shops.recent'
const most = 3

export function rememberShop(shop: Shop): void {
  const others = recentShops().filter(({ id }) => id !== shop.id)
  deviceStorage.setItem(key, JSON.stringify([shop, ...others].slice(0, most)))
}

/** Newest first; what cannot be read any more is none. */
export function recentShops(): Shop[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isShop) : []
  } catch {
    return []
  }
}

function isShop(value: unknown): value is Shop {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'id') === 'string' && typeof Reflect.get(value, 'name') === 'string'
}
