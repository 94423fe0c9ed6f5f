import type { House } from '../../http/house.ts'

export function openMeasurements(_house: House) {}
