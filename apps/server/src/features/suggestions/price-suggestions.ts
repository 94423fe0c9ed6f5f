import type { Garment } from '@darzi/contract/garments.ts'
import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { type Confidence, calibrated } from '@darzi/tailoring/suggestions/confidence.ts'
import { nearShare, priceAdvice, priceCases } from '@darzi/tailoring/suggestions/price-advice.ts'
import type { Tx } from '../../db/tx.ts'
import type { Member } from '../../http/request-context.ts'
import { allGarments } from '../garments/api.ts'
import { pricesTaken } from './taken-queries.ts'

const lookedBackMs = 180 * 24 * 3600_000

/** Garments whose list price is not what the shop takes. */
export async function priceSuggestions(tx: Tx, { member, now }: { member: Member; now: Date }) {
  const since = new Date(now.getTime() - lookedBackMs)
  const taken = await pricesTaken(tx, { currency: member.shop.currency, since })
  const garments = await allGarments(tx)
  // The newest stand first in it; the rule learns in the order they were taken.
  const sure = calibrated([...taken.values()].flatMap((prices) => priceCases(prices.toReversed())))
  return garments.flatMap((garment) => suggestionOf(garment, taken.get(garment.key) ?? [], sure))
}

function suggestionOf(
  garment: Garment,
  takenMinor: readonly number[],
  sure: ((score: number) => Confidence) | undefined,
): Suggestion[] {
  const { key, name, priceMinor: listedMinor, isActive, version } = garment
  const advice = isActive ? priceAdvice({ listedMinor, takenMinor }) : undefined
  if (!advice) return []
  const { usualMinor } = advice
  return [
    {
      key: `price:${key}:${usualMinor}`,
      type: 'price',
      garment: { key, name },
      version,
      pieces: takenMinor.length,
      listedMinor,
      usualMinor,
      confidence: sure?.(nearShare(takenMinor)),
    },
  ]
}
