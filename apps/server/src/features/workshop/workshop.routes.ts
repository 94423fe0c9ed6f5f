import type { House } from '../../http/house.ts'

export function openWorkshop(_house: House) {}
