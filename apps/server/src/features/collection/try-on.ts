import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { fitOf, goesOn } from '@darzi/tailoring/collection/fit.ts'
import { bestSize } from '@darzi/tailoring/collection/size-advice.ts'
import { z } from 'zod'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { newestScan } from '../body-scans/api.ts'
import { requireOffered } from './offered.ts'
import { keepTryOn } from './try-on-store.ts'

const isId = (text: string) => z.uuid().safeParse(text).success

/**
 * Call 8 of the spec: how a size sits on the caller, by the scan they saved last and tailoring's rules; kept as a try-on of
 * theirs. Throws notFound for another's account or what is not offered, collection.notMeasured, collection.notTriedOn.
 */
export async function tryOn({
  tx,
  account,
  body,
  now,
  newId,
}: RequestContext<typeof collectionRoutes.tryOn>) {
  const { user_id, garment_id, size, color } = body
  if (user_id !== account.id || !isId(garment_id)) throw notFound()
  const item = await requireOffered(tx, garment_id)
  const finished = item.sizes.find((each) => each.size === size)
  if (!finished) throw fieldError('size', 'collection.sizeNotOffered')
  if (!item.colours.some(({ name }) => name === color))
    throw fieldError('color', 'collection.colourNotOffered')
  if (!item.cut) throw new AppError('collection.notTriedOn')
  const scan = await newestScan(tx)
  if (!scan) throw new AppError('collection.notMeasured')
  const [sizes, { cut, cloth }] = [bodyOfScan(scan), { cut: item.cut, cloth: item.cloth }]
  const zones = fitOf(sizes, { finished, cut, cloth })
  const best = bestSize(sizes, { sizes: item.sizes, cut, cloth })
  const [id, fits] = [newId(), goesOn(zones)]
  await keepTryOn(tx, { accountId: account.id, id, item, size, colour: color, fits, zones, now })
  return {
    try_on_id: id,
    user_id: account.id,
    garment_id: item.id,
    size,
    color,
    fits,
    zones: zones.map(({ zone, easeMm, label }) => ({ zone, easeMm, label })),
    best_size: best?.by === 'fit' ? best.size : undefined,
  }
}
