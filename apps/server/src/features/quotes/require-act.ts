import { mayAct, type QuoteAct, type QuoteState } from '@darzi/tailoring/quotes/life.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { dayIn } from '../shops/api.ts'
import { type QuoteRecord, quoteRow, zoneOf } from './quote-queries.ts'
import { lockQuote } from './quote-store.ts'
import { type Looking, standsAs } from './read-quotes.ts'

/** The quote, held, on which this side may do this now. Throws notFound, quotes.notFromHere and quotes.expired. */
export async function requireAct(
  tx: Tx,
  id: string,
  { act, side, now }: Looking & { act: QuoteAct },
): Promise<{ quote: QuoteRecord; to: QuoteState; today: string }> {
  const isThere = await lockQuote(tx, id)
  const quote = isThere ? await quoteRow(tx, id, side) : undefined
  if (!quote) throw notFound()
  const today = dayIn(await zoneOf(tx, quote.shop_id), now)
  const result = mayAct(standsAs(quote), { act, side, today })
  if ('refused' in result) throw new AppError(result.refused, result.params)
  return { quote, to: result.to, today }
}
