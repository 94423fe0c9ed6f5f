import type { House } from '../../http/house.ts'

export function openOrders(_house: House) {}
