/**
 * Tracking: an order followed by who ordered it, without an account. A stranger with a phone number learns little; a code
 * sent to that phone, or the slip's private link, shows all. It never changes an order but for the customer's word on a trial.
 */
import type { Tx } from '../../db/tx.ts'
import { readPhone } from '../../phone.ts'
import { countriesOfShops } from './tracked-queries.ts'

/**
 * The numbers that what was typed may mean, in E.164: one when it carries its country, else as it is dialled in each country
 * where there is a shop. None when it is no phone.
 */
export async function phonesMeant(tx: Tx, typed: string): Promise<string[]> {
  const countries = await countriesOfShops(tx)
  // Where no shop is yet, a number with its country can still be read.
  const phones = (countries.length > 0 ? countries : ['IN']).map((country) => readPhone(typed, country))
  return [...new Set(phones.filter((phone) => phone !== undefined))]
}
