import type { PhotoFound, searchRoutes } from '@darzi/contract/search.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { emptyField, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { intake } from '../../images/intake.ts'
import { alikenessOf, lookOf } from '../../images/look.ts'
import { takeTurns } from '../files/api.ts'
import { photoUrl } from '../orders/api.ts'
import { countUnread, itemsShown, looksAfter, piecesShown } from './look-store.ts'

type Ctx = StepsContext<typeof searchRoutes.byPhoto>

/** As many as fit a screen; those less alike are of no use. */
const mostShown = 24
/** A photo may have been taken away since it was read: a few more are looked up. */
const mostLookedUp = 2 * mostShown
const atOnce = 2000

/**
 * The pieces and garments that look most like the photo: it is compared with every photo of the shop, and then forgotten. Throws
 * images.wrongType, images.tooLarge, images.unreadable.
 */
export async function findByPhoto({ files, step, member }: Ctx) {
  const { photo } = files
  if (!photo) throw emptyField('photo')
  const taken = await intake(photo.bytes)
  if ('refused' in taken) throw fieldError('photo', taken.refused)
  const asked = await lookOf(taken.full.bytes)
  const { best, compared } = await mostAlike(asked, step)
  return step(async ({ tx, enqueue }) => {
    const waiting = await countUnread(tx)
    if (waiting > 0) await enqueue('photos.look', { shopId: member.shopId })
    return { rows: (await shownBy(tx, best)).slice(0, mostShown), compared, waiting }
  })
}

interface Alike {
  fileId: string
  alikeness: number
}

async function mostAlike(asked: Uint8Array, step: Ctx['step']) {
  const turns = takeTurns()
  let best: Alike[] = []
  let compared = 0
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const rows = await step(({ tx }) => looksAfter(tx, after, atOnce))
    const alike: Alike[] = []
    for (const { file_id: fileId, look } of rows) {
      if (look.length !== asked.length) continue
      compared++
      alike.push({ fileId, alikeness: alikenessOf(asked, look) })
      if (turns.areOver()) await turns.pass()
    }
    best = [...best, ...alike].sort((a, b) => b.alikeness - a.alikeness).slice(0, mostLookedUp)
    after = rows.at(-1)?.file_id
    isLast = rows.length < atOnce
  }
  return { best, compared }
}

/** What the photos show: each piece's order, or the garment of the collection. */
async function shownBy(tx: Tx, best: readonly Alike[]): Promise<PhotoFound[]> {
  if (best.length === 0) return []
  const ids = best.map(({ fileId }) => fileId)
  const pieces = new Map((await piecesShown(tx, ids)).map((row) => [row.file_id, row]))
  const items = new Map((await itemsShown(tx, ids)).map((row) => [row.photo_id, row]))
  return best.flatMap(({ fileId, alikeness }): PhotoFound[] => {
    const [piece, item] = [pieces.get(fileId), items.get(fileId)]
    if (piece) return [{ alikeness, ...ofPiece(piece) }]
    if (!item) return []
    const thumbUrl = `/api/shop/collection/${item.id}/photo/${fileId}/thumb`
    return [{ alikeness, thumbUrl, item: { id: item.id, name: item.name } }]
  })
}

function ofPiece(row: Awaited<ReturnType<typeof piecesShown>>[number]) {
  const { garment_key: key, garment_name: name } = row
  return {
    thumbUrl: photoUrl(row.id, 'thumb'),
    order: {
      id: row.order_id,
      number: orderNumber(row.number),
      customer: { id: row.customer_id, name: row.customer_name },
      garment: key ? { key, name: name ?? undefined } : undefined,
    },
  }
}
