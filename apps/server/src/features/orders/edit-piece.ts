import type { Garment } from '@darzi/contract/garments.ts'
import type { orderRoutes } from '@darzi/contract/orders.ts'
import { changedFacts } from '@darzi/tailoring/houses/corrections.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { priceResult, totalOf } from '@darzi/tailoring/orders/price.ts'
import { AppError, type FieldError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isAboveAgreed } from './agreed-price.ts'
import { addedOf, changeOrder, type LockedOrder, type LockedPiece, lockOrder } from './change-store.ts'
import { chosenOf, cutFrom } from './draft-pieces.ts'
import { requireChangeable } from './edit-order.ts'
import { editedBy } from './edited-by.ts'
import { garmentsFor } from './garments-for-pieces.ts'
import { keepFigures } from './keep-figures.ts'
import { readOrder } from './order-queries.ts'
import { cutAs, keptBy, otherGarment } from './other-garment.ts'
import { changePiece, findPieceFields, findSnapshot, type PieceFields, sumOfPieces } from './piece-store.ts'
import { orderEdited } from './ports.ts'
import { requireUnbilled } from './require-unbilled.ts'
import { rushAfterEdit } from './rush-after-edit.ts'
import { frozenFor } from './snapshot-queries.ts'
import { stockAfterEdit } from './stock-after-edit.ts'
import { requireWorker } from './worker-queries.ts'

type EditContext = RequestContext<typeof orderRoutes.editPiece>

/**
 * Changes what was sent of a piece that is still in hand, and with it the order's price. Throws orders.changedMeanwhile,
 * orders.closed, orders.belowPaid, orders.billed, what otherGarment throws, and what is wrong at its field.
 */
export async function editPiece(ctx: EditContext) {
  const { tx, params, body, publishEvent } = ctx
  const order = await lockOrder(tx, params.id)
  const piece = order.pieces.find(({ id }) => id === params.pieceId)
  if (!piece) throw notFound()
  requireChangeable(order, body.version)
  if (piece.state === 'delivered' || piece.state === 'cancelled') throw new AppError('orders.closed')
  const { version: _version, ...sent } = body
  const isAnything = Object.values(sent).some((value) => value !== undefined)
  if (isAnything) {
    const garment = await otherGarment(tx, piece, body.garment)
    if (garment) await requireUnbilled(tx, order, 'garment')
    const { before, fields, errors } = await newFields(ctx, { piece, garment })
    await changePiece(tx, piece.id, fields)
    const rushMinor = await rushAfterEdit(tx, order, { pieceId: piece.id, before, after: fields })
    // An add-on that is not offered has no price, nor has a price that may not be taken away: the sum says nothing then.
    const isSummed = !errors.some(({ field }) => field.startsWith('addOns') || field === 'priceMinor')
    const refused = isSummed ? await writePrice(ctx, order, rushMinor) : undefined
    if (errors.length > 0) throw new AppError('request.invalid', {}, [...errors, ...atPrice(refused)])
    if (refused) throw fieldError('priceMinor', refused)
    const cloth = { before: before.cloth, after: fields.cloth }
    await stockAfterEdit(ctx, order, { piece, ...cloth, isAnother: garment !== undefined })
    const name = pieceTag(order.number, { position: piece.position, of: order.pieces.length })
    await publishEvent({ ...told(garment, piece), subject: { type: 'order', id: order.id, name } })
    await orderEdited.use()(tx, editedBy(ctx), {
      orderId: order.id,
      name,
      piece: {
        position: piece.position,
        facts: changedFacts({
          before,
          after: fields,
          isAnother: garment !== undefined,
          hasNewSizes: fields.snapshot !== undefined,
        }),
      },
    })
  }
  return readOrder(tx, params.id, ctx)
}

const told = (garment: Garment | undefined, piece: LockedPiece) =>
  garment
    ? {
        kind: 'orders.garmentChosen',
        params: {
          from: piece.garment_key,
          to: garment.key,
          named: garment.name ? 'yes' : 'no',
          garment: garment.name ?? '',
        },
      }
    : { kind: 'orders.pieceEdited' }

interface Changing {
  piece: LockedPiece
  /** What it becomes, if that is another. */
  garment: Garment | undefined
}

async function newFields({ tx, body }: EditContext, { piece, garment }: Changing) {
  const before = await findPieceFields(tx, piece.id)
  const kept = garment ? keptBy(garment, before) : before
  const { notes = kept.notes, isUrgent = kept.isUrgent } = body
  const chosen = await newChoices(tx, { garment: garment?.key ?? piece.garment_key, body, kept })
  const cut = await newCut(tx, { piece, garment, measurementId: body.measurementId })
  const price = newPrice(body.priceMinor, { before, kept })
  if (body.assignedTo !== undefined && body.assignedTo !== piece.assigned_to)
    await requireWorker(tx, body.assignedTo)
  const fields = {
    garment,
    styles: body.styles ? chosen.styles : kept.styles,
    addOns: body.addOns ? chosen.addOns : kept.addOns,
    cloth: body.cloth === undefined ? kept.cloth : (body.cloth ?? undefined),
    notes,
    priceMinor: price.priceMinor,
    isUrgent,
    assignedTo: body.assignedTo,
    snapshot: cut.snapshot ?? (garment && (await cutAs(tx, { piece, garment }))),
  }
  return { before, fields, errors: [...chosen.errors, ...cut.errors, ...price.errors] }
}

/** A price that was agreed is changed, not taken away. */
function newPrice(
  sent: number | null | undefined,
  { before, kept }: { before: PieceFields; kept: PieceFields },
): { priceMinor: number; errors: FieldError[] } {
  if (sent !== null) return { priceMinor: sent ?? kept.priceMinor, errors: [] }
  const errors = before.priceMinor > 0 ? [{ field: 'priceMinor', code: 'required' }] : []
  return { priceMinor: 0, errors }
}

const atPrice = (code: string | undefined) => (code ? [{ field: 'priceMinor', code }] : [])

interface Choosing {
  garment: string
  body: EditContext['body']
  kept: PieceFields
}

async function newChoices(tx: EditContext['tx'], { garment, body, kept }: Choosing) {
  const { styles = [], addOns = [] } = body
  const garments = await garmentsFor(tx, styles.length + addOns.length > 0 ? [garment] : [])
  return chosenOf({ garment: garments.get(garment), body: { styles, addOns }, field: '', kept })
}

interface Cutting extends Changing {
  measurementId: string | undefined
}

/** Sizes chosen anew are frozen with what the piece was ordered to be cut by, or with what it becomes is cut by. */
async function newCut(tx: EditContext['tx'], { piece, garment, measurementId }: Cutting) {
  if (!measurementId) return { snapshot: undefined, errors: [] }
  const { snapshot, errors } = await cutFrom(tx, { personId: piece.person_id, measurementId, field: '' })
  const before = garment ? undefined : await findSnapshot(tx, piece.id)
  const today = garment ?? (await garmentsFor(tx, [piece.garment_key])).get(piece.garment_key)
  const frozen = snapshot && frozenFor(today, snapshot)
  if (!frozen || !before) return { snapshot: frozen, errors }
  const { fields, needed } = before
  return { snapshot: { ...frozen, fields, needed }, errors }
}

/** Writes what the order costs now, or answers why it may not cost that. */
async function writePrice(ctx: EditContext, order: LockedOrder, rushMinor: number) {
  const sumMinor = await sumOfPieces(ctx.tx, order.id)
  const refused = await writeSum(ctx, order, { sumMinor, rushMinor })
  // Nobody touched a price: urgency is noted, and what was paid for rush stays.
  const isRushAlone = sumMinor + order.rush_minor === order.pieces_minor
  return refused && isRushAlone ? writeSum(ctx, order, { sumMinor, rushMinor: order.rush_minor }) : refused
}

async function writeSum(
  { tx, now }: EditContext,
  order: LockedOrder,
  { sumMinor, rushMinor }: { sumMinor: number; rushMinor: number },
) {
  const piecesMinor = sumMinor + rushMinor
  if (piecesMinor !== order.pieces_minor) await requireUnbilled(tx, order, 'priceMinor')
  if (await isAboveAgreed(tx, order, piecesMinor)) return 'orders.priceAgreed'
  const sums = { piecesMinor, discountMinor: order.discount_minor, ...addedOf(order) }
  const result = priceResult({ ...sums, paidMinor: order.paid_minor, beforeMinor: order.total_minor })
  if ('refused' in result) return result.refused
  const columns = { pieces_minor: piecesMinor, rush_minor: rushMinor, total_minor: totalOf(sums) }
  await changeOrder(tx, { id: order.id, now }, columns)
  if (piecesMinor !== order.pieces_minor) await keepFigures(tx, order.customer_id)
  return undefined
}
