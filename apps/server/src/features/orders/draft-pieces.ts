import type { Garment } from '@darzi/contract/garments.ts'
import type { pieceBody } from '@darzi/contract/order-shapes.ts'
import type { ChosenStyle } from '@darzi/tailoring/garments/garment.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import type { ChosenAddOn, PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import type { z } from 'zod'
import { askedAhead, type Tx } from '../../db/tx.ts'
import type { FieldError } from '../../http/app-error.ts'
import type { OrderCustomer } from '../customers/api.ts'
import { garmentsFor } from './garments-for-pieces.ts'
import type { NewPiece } from './order-store.ts'
import { type SoldGarments, soldGarments } from './ports.ts'
import { frozenFor, recordsFor, type Sizes, sizesAmong, snapshotOfRecord } from './snapshot-queries.ts'

/** As the counter sends it; a public form cannot know how many metres of their own cloth somebody will bring. */
export type PieceBody = Omit<z.output<typeof pieceBody>, 'cloth'> & { cloth?: PieceCloth }

interface Drafting {
  /** May still be on its way. */
  customer: OrderCustomer | Promise<OrderCustomer>
  pieces: readonly PieceBody[]
  newId(): string
  /** The key of a garment that is taken though the shop has put it away. */
  alsoSewn?: string
  /** Whether a piece without a record is cut from the one that is proposed for its person. */
  proposesSizes?: boolean
}

/**
 * The pieces as they are written down: with the garment's stages and prices and the person's measurements of now. What
 * is wrong with any of them is answered as errors of its fields, all at once.
 */
export async function draftPieces(
  tx: Tx,
  { customer, pieces, newId, alsoSewn, proposesSizes = true }: Drafting,
) {
  const cut = pieces.filter(({ measurementId }) => measurementId || proposesSizes)
  const cutFrom = cut.map(({ personId, measurementId }) => ({ personId, recordId: measurementId }))
  const records = askedAhead(recordsFor(tx, cutFrom))
  const keys = pieces.map(({ garment }) => garment)
  const garments = await garmentsFor(tx, keys)
  const wanted = cutFrom.map((from, place) => ({
    ...from,
    needed: neededOf(garments.get(cut[place]?.garment ?? '')?.fields ?? []),
  }))
  const found = await sizesAmong(tx, await records, wanted)
  const sold = await soldFor(tx, pieces)
  const orderer = await customer
  const drafted = pieces.map((body, place) =>
    draftPiece({
      body,
      customer: orderer,
      garment: garments.get(body.garment),
      sizes: found[cut.indexOf(body)],
      sold: sold.get(body),
      field: `pieces.${place}`,
      isPutAwayToo: body.garment === alsoSewn,
    }),
  )
  return {
    garments,
    pieces: drafted.map(({ piece }) => ({ ...piece, id: piece.id ?? newId() })),
    errors: drafted.flatMap(({ errors }) => errors),
  }
}

/** What each piece of the shop's collection is ordered as; the others have no entry. */
async function soldFor(tx: Tx, pieces: readonly PieceBody[]) {
  const choices = pieces.flatMap((body) =>
    body.collection ? [{ body, chosen: body.collection, garment: body.garment }] : [],
  )
  const sold = choices.length > 0 ? await soldGarments.use().soldAs(tx, choices) : []
  return new Map(choices.map(({ body }, place) => [body, sold[place]]))
}

interface OnePiece {
  body: PieceBody
  customer: Pick<OrderCustomer, 'people'>
  garment: Garment | undefined
  /** What it is cut from: the record that was named, or the one proposed. */
  sizes: Sizes | undefined
  sold: Awaited<ReturnType<SoldGarments['soldAs']>>[number] | undefined
  /** The path of this piece in the form. */
  field: string
  isPutAwayToo: boolean
}

type DraftedPiece = Omit<NewPiece, 'id'> & { id?: string }

function draftPiece(given: OnePiece): { piece: DraftedPiece; errors: FieldError[] } {
  const { body, customer, garment, sizes, sold, field } = given
  const person = customer.people.find(({ id }) => id === body.personId)
  const errors: FieldError[] = []
  if (!person) errors.push({ field: `${field}.personId`, code: 'orders.personNotHere' })
  const isSewn = garment?.isActive || (garment && given.isPutAwayToo)
  if (!isSewn) errors.push({ field: `${field}.garment`, code: 'orders.garmentNotSewn' })
  for (const { field: part, code } of sold?.faults ?? [])
    errors.push({ field: `${field}.collection.${part}`, code })
  const chosen = chosenOf({ garment, body, field })
  errors.push(...chosen.errors)
  if (body.measurementId && !sizes) errors.push(notTheirs(field))
  const ordered = sold?.ordered
  return {
    errors,
    piece: {
      id: body.id,
      person: person ?? { id: body.personId, name: '', isCustomer: false },
      garment: { key: body.garment, name: garment?.name },
      styles: chosen.styles,
      addOns: chosen.addOns,
      cloth: body.cloth,
      notes: body.notes,
      priceMinor: body.priceMinor,
      isUrgent: body.isUrgent,
      stages: garment?.stages ?? [],
      collection: ordered,
      // What is sewn to a finished size is cut from that size's tape, not from the person's.
      snapshot: sizes && !ordered?.finished ? frozenFor(garment, sizes) : undefined,
    },
  }
}

interface Choosing {
  garment: Garment | undefined
  body: Pick<PieceBody, 'styles' | 'addOns'>
  /** Empty when the piece is the whole form. */
  field: string
  /** What the piece has already: it keeps its names and prices, whatever the garment says today. */
  kept?: { styles: readonly ChosenStyle[]; addOns: readonly ChosenAddOn[] }
}

/**
 * Styles and add-ons with the names and prices of now. What the garment does not offer is an error at its place, and so is
 * an add-on that stands twice, or a second option of one group: a shirt has one collar.
 */
export function chosenOf({ garment, body, field, kept = { styles: [], addOns: [] } }: Choosing) {
  const errors: FieldError[] = []
  const at = (place: string) => (field ? `${field}.${place}` : place)
  const styles = body.styles.flatMap((filter, place): ChosenStyle[] => {
    if (body.styles.findIndex(({ group }) => group === filter.group) < place) {
      errors.push({ field: at(`styles.${place}`), code: 'double' })
      return []
    }
    const own = kept.styles.find(({ group, option }) => group === filter.group && option === filter.option)
    if (own) return [own]
    const group = garment?.styles.find(({ key }) => key === filter.group)
    const option = group?.options.find(({ key }) => key === filter.option)
    if (group && option) return [{ ...filter, groupName: group.name, optionName: option.name }]
    if (garment) errors.push({ field: at(`styles.${place}`), code: 'notOffered' })
    return []
  })
  const addOns = body.addOns.flatMap((filter, place): ChosenAddOn[] => {
    const isDouble = body.addOns.findIndex(({ key }) => key === filter.key) < place
    if (isDouble) errors.push({ field: at(`addOns.${place}`), code: 'double' })
    const own = kept.addOns.find(({ key }) => key === filter.key)
    if (own) return [own]
    const addOn = garment?.addOns.find(({ key }) => key === filter.key)
    if (addOn) return [{ key: addOn.key, name: addOn.name, priceMinor: addOn.priceMinor }]
    if (garment) errors.push({ field: at(`addOns.${place}`), code: 'notOffered' })
    return []
  })
  return { styles, addOns, errors }
}

interface Cutting {
  personId: string
  measurementId: string
  field: string
}

/** The measurements a piece is cut from, by the record that was named; one of somebody else is an error at its place. */
export async function cutFrom(tx: Tx, { personId, measurementId, field }: Cutting) {
  const snapshot = await snapshotOfRecord(tx, { recordId: measurementId, personId })
  return { snapshot, errors: snapshot ? [] : [notTheirs(field)] }
}

const notTheirs = (field: string): FieldError => ({
  field: field ? `${field}.measurementId` : 'measurementId',
  code: 'orders.measurementNotHere',
})
