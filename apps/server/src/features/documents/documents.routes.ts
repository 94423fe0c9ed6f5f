import type { House } from '../../http/house.ts'

export function openDocuments(_house: House) {}
