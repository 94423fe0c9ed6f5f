import type { House } from '../../http/house.ts'

export function openTracking(_house: House) {}
