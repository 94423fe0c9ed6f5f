/**
 * Customers: the shop's book. A record is one line in it (phone, address, notes); persons are who is measured,
 * several under one record. Nothing is deleted by a person: records are archived or merged, and both are undone.
 */
import type { House } from '../../http/house.ts'

export function openCustomers(_house: House) {}
