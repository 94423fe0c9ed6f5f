import type { PhotoRetention, photoRetentionRoutes } from '@darzi/contract/photo-retention.ts'
import { photoMonths } from '@darzi/tailoring/orders/photo-months.ts'
import type { Tx } from '../../db/tx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { forgetOldPhotos, photoMonthsOf, writePhotoMonths } from './photo-store.ts'

export async function readPhotoRetention(tx: Tx): Promise<PhotoRetention> {
  const months = await photoMonthsOf(tx)
  return { months: photoMonths.find((each) => each === months) }
}

export async function changePhotoRetention({
  tx,
  member,
  body,
}: RequestContext<typeof photoRetentionRoutes.change>) {
  await writePhotoMonths(tx, { shopId: member.shopId, months: body.months })
  return readPhotoRetention(tx)
}

/** Lets go of the photos of orders that have been over for longer than the shop keeps them; their bytes are swept out after. */
export async function endOldPhotos(tx: Tx, now: Date): Promise<void> {
  const { months } = await readPhotoRetention(tx)
  if (months !== undefined) await forgetOldPhotos(tx, { now, months })
}
