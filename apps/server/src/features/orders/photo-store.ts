import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { OrderPhotosTable } from '../../db/types.ts'
import { AppError } from '../../http/app-error.ts'

/** As many as a screen can still show. */
const mostPhotos = 60

export async function requirePhotoQuota(tx: Tx, orderId: string) {
  const { count } = await tx
    .selectFrom('order_photos')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostPhotos) throw new AppError('orders.tooManyPhotos', { limit: mostPhotos })
}

export interface NewOrderPhoto {
  shopId: string
  id: string
  orderId: string
  pieceId?: string
  fileId: string
  kind: OrderPhotosTable['kind']
  stage?: string
  note?: string
  isShared: boolean
  now: Date
}

export async function hangPhoto(tx: Tx, photo: NewOrderPhoto) {
  await tx
    .insertInto('order_photos')
    .values({
      shop_id: photo.shopId,
      id: photo.id,
      order_id: photo.orderId,
      piece_id: photo.pieceId ?? null,
      file_id: photo.fileId,
      kind: photo.kind,
      stage: photo.stage || null,
      note: photo.note || null,
      is_shared: photo.isShared,
      created_at: photo.now,
    })
    .execute()
}

export function findPhoto(tx: Tx, { id, orderId }: { id: string; orderId: string }) {
  return tx
    .selectFrom('order_photos')
    .select(['id', 'kind', 'is_shared', 'removed_at'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

export async function changePhoto(tx: Tx, id: string, change: { isShared: boolean; removedAt: Date | null }) {
  await tx
    .updateTable('order_photos')
    .set({ is_shared: change.isShared, removed_at: change.removedAt })
    .where('id', '=', id)
    .execute()
}

export async function photoMonthsOf(tx: Tx): Promise<number | undefined> {
  const { photo_months } = await tx
    .selectFrom('shops')
    .select('photo_months')
    .where('id', '=', sql<string>`app_shop_id()`)
    .executeTakeFirstOrThrow()
  return photo_months ?? undefined
}

export async function writePhotoMonths(tx: Tx, { shopId, months }: { shopId: string; months?: number }) {
  await tx
    .updateTable('shops')
    .set({ photo_months: months ?? null })
    .where('id', '=', shopId)
    .execute()
}

/** The photos of orders delivered or cancelled more than so many months ago. */
export async function forgetOldPhotos(tx: Tx, { now, months }: { now: Date; months: number }) {
  const before = sql<Date>`${now}::timestamptz - make_interval(months => ${months}::integer)`
  await tx
    .deleteFrom('order_photos')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.shop_id', '=', 'order_photos.shop_id')
          .whereRef('orders.id', '=', 'order_photos.order_id')
          .where(({ and, eb, or }) =>
            or([
              eb('orders.delivered_at', '<', before),
              and([eb('orders.state', '=', 'cancelled'), eb('orders.updated_at', '<', before)]),
            ]),
          ),
      ),
    )
    .execute()
}
