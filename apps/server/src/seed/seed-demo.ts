import type { House } from '../http/house.ts'

export async function seedDemo(_house: House): Promise<boolean> {
  return false
}
