import type { House } from '../../http/house.ts'

export function openGarments(_house: House) {}
