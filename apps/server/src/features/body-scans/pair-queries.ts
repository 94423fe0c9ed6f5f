import { scanSites } from '@darzi/contract/body-scans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** A body changes: a tape says nothing of photos taken longer before or after it. */
const apartDays = 30
/** The newest measurings by photo that are looked through, of the thousands a large shop may have. */
const mostPhotos = 500

interface PairRow {
  person_id: string
  site: string
  photo_mm: string
  plus_minus_mm: string | null
  /** What the photos alone said, before any scale. */
  alone_mm: string | null
  tape_mm: string
}

/**
 * Sizes of the same person by photo and by the shop's tape within 30 days: each photo's with the tape's nearest in time. Only
 * what a photo saw counts: not what follows from the build alone, nor what the customer read off a tape; a tape has no ±. One measuring counts
 * once, however many records copy it (an order's, one sent again): the copy that keeps what the photos alone said, else the first.
 */
export async function pairRows(tx: Tx): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    with photos as (
      select shop_id, id, person_id, taken_at from measurement_records
       where how = 'photo' and profile = 'body' order by taken_at desc, id desc limit ${mostPhotos}
    ), nearest as (
      select distinct on (photo.person_id, photo.taken_at, seen.field)
             photo.person_id, photo.taken_at, photo.id, seen.field as site, seen.mm as photo_mm, seen.plus_minus_mm,
             seen.photo_mm as alone_mm, read.mm as tape_mm
        from photos photo
        join measurement_values seen on seen.shop_id = photo.shop_id and seen.record_id = photo.id
        join measurement_records tape on tape.shop_id = photo.shop_id and tape.person_id = photo.person_id
         and tape.how = 'tape' and tape.profile = 'body' and tape.sent_by is null
         and tape.taken_at between photo.taken_at - make_interval(days => ${apartDays})
                               and photo.taken_at + make_interval(days => ${apartDays})
        join measurement_values read on read.shop_id = tape.shop_id and read.record_id = tape.id
         and read.field = seen.field
         and read.source is null and read.plus_minus_mm is null
       where seen.field = any(${[...scanSites]}) and coalesce(seen.source, 'photo') = 'photo'
         and seen.mm > 0 and read.mm > 0
       order by photo.person_id, photo.taken_at, seen.field, seen.photo_mm is null, photo.id,
                abs(extract(epoch from tape.taken_at - photo.taken_at)), tape.id
    )
    select person_id, site, photo_mm, plus_minus_mm, alone_mm, tape_mm
      from nearest order by taken_at desc, person_id, site`.execute(tx)
  return rows
}
