import type { House } from '../../http/house.ts'

export function openPayments(_house: House) {}
