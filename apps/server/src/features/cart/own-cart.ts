import type { cartRoutes } from '@darzi/contract/cart.ts'
import { cartLimits } from '@darzi/tailoring/cart/limits.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dropLines, linesOf, writeLines } from './cart-store.ts'

export async function readCart({ tx, account }: RequestContext<typeof cartRoutes.read>) {
  return { lines: await linesOf(tx, account.id) }
}

/** Sent again under the same ids it is the same cart. Throws cart.full, and then nothing of it is put in. */
export async function putInCart({ tx, account, body, now }: RequestContext<typeof cartRoutes.put>) {
  await writeLines(tx, { accountId: account.id, now, lines: lastOfEachId(body.lines) })
  const lines = await linesOf(tx, account.id)
  if (lines.length > cartLimits.lines) throw new AppError('cart.full', { most: cartLimits.lines })
  return { lines }
}

export async function takeOutOfCart({ tx, account, params }: RequestContext<typeof cartRoutes.remove>) {
  await dropLines(tx, account.id, [params.id])
  return { lines: await linesOf(tx, account.id) }
}

const lastOfEachId = <T extends { id: string }>(lines: readonly T[]): T[] => [
  ...new Map(lines.map((line) => [line.id, line])).values(),
]
