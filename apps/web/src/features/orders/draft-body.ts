/** Reads what was typed into an order. What cannot be read is told at its field, by the same names as the server's. */
import type { Garment } from '@darzi/contract/garments.ts'
import { isDay } from '@darzi/tailoring/customers/days.ts'
import { type MetresError, readMetres } from '@darzi/tailoring/garments/read-metres.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { garmentOf } from './garment-in-list.ts'
import { chosenStyles, goneOf, type OrderDraft, type PieceDraft, type TakeBody } from './order-draft.ts'

/** Words keys by the name of the field, such as `pieces.0.priceMinor`. */
export type Found = Record<string, string>
type PieceBody = TakeBody['pieces'][number]

/** An amount in minor units; empty is nothing. */
export function readAmount(text: string, currency: Currency): { minor: number } | { problem: string } {
  if (text.trim() === '') return { minor: 0 }
  const read = parseMoney(text, currency)
  if ('ok' in read) return { minor: read.minor }
  if (read.refused === 'money.twoWays') return { problem: 'problems.money.twoWays' }
  return { problem: `orders.wrong.${read.refused.split('.')[1]}` }
}

export const amountOf = (text: string, currency: Currency): number => {
  const read = readAmount(text, currency)
  return 'minor' in read ? read.minor : 0
}

const wrongMetres = {
  empty: 'orders.wrong.noMetres',
  comma: 'problems.number.comma',
  notANumber: 'orders.wrong.metres',
  notMetres: 'orders.wrong.metres',
  finerThanCm: 'orders.wrong.metresFine',
} as const satisfies Record<MetresError, string>

/** The customer's own cloth is received with its metres; of the shop's they may be left open. */
function metresOf({ clothSource, clothMetres }: PieceDraft): { metres?: number; problem?: string } {
  if (clothSource === '') return {}
  const read = readMetres(clothMetres)
  if ('ok' in read) return { metres: read.metres }
  const isLeftOpen = read.refused === 'empty' && clothSource === 'shop'
  return isLeftOpen ? {} : { problem: wrongMetres[read.refused] }
}

/** One piece as it is sent, and what is wrong with it. */
export function readPiece(draft: PieceDraft, currency: Currency): { body: PieceBody; found: Found } {
  const found: Found = {}
  const price = readAmount(draft.price, currency)
  if ('problem' in price) found.priceMinor = price.problem
  else if (price.minor === 0) found.priceMinor = 'orders.wrong.noPrice'
  const { metres, problem } = metresOf(draft)
  if (problem) found['cloth.metres'] = problem
  const body: PieceBody = {
    id: draft.id,
    personId: draft.personId,
    garment: draft.garment,
    isUrgent: draft.isUrgent,
    styles: chosenStyles(draft),
    cloth: clothOf(draft, metres),
    notes: draft.notes.trim() || undefined,
    priceMinor: 'minor' in price ? price.minor : 0,
    addOns: draft.addOns.map((key) => ({ key })),
    measurementId: draft.measurementId || undefined,
    collection: itemOf(draft),
  }
  return { body, found }
}

function itemOf({ collection }: PieceDraft): PieceBody['collection'] {
  if (!collection) return undefined
  const { name: _name, ...item } = collection
  return item
}

function clothOf(draft: PieceDraft, metres: number | undefined): PieceBody['cloth'] {
  const said = {
    type: draft.clothType.trim() || undefined,
    colour: draft.clothColour.trim() || undefined,
    code: draft.clothCode.trim() || undefined,
  }
  if (draft.clothSource === 'own') return { source: 'own', ...said, metres: metres ?? 0 }
  return draft.clothSource === 'shop' ? { source: 'shop', ...said, metres } : undefined
}

interface Asked {
  customerId: string
  currency: Currency
  /** What the shop sews; without it nothing is said of what is sewn no more. */
  garments?: readonly Garment[]
  /** The days that hold where none was typed. */
  days: { promisedOn: string; trialOn?: string }
}

/** The whole order as it is sent, and what is wrong with it. */
export function readOrder(draft: OrderDraft, { customerId, currency, garments = [], days }: Asked) {
  const pieces = draft.pieces.map((piece) => readPiece(piece, currency))
  const found: Found = {}
  pieces.forEach((piece, at) => {
    for (const [field, key] of Object.entries(piece.found)) found[`pieces.${at}.${field}`] = key
  })
  draft.pieces.forEach((piece, at) => {
    const garment = garmentOf(garments, piece.garment)
    for (const field of garment ? goneOf(garment, piece) : [])
      found[`pieces.${at}.${field}`] = 'problems.field.notOffered'
  })
  const discount = readAmount(draft.discount, currency)
  const advance = readAmount(draft.advance, currency)
  if ('problem' in discount) found.discountMinor = discount.problem
  if ('problem' in advance) found['advance.amountMinor'] = advance.problem
  if (!isDay(days.promisedOn)) found.promisedOn = 'problems.field.date'
  if (days.trialOn !== undefined && !isDay(days.trialOn)) found.trialOn = 'problems.field.date'
  if (pieces.length === 0) found.pieces = 'orders.wrong.noPieces'
  const advanceMinor = 'minor' in advance ? advance.minor : 0
  const body: TakeBody = {
    id: draft.id,
    customerId,
    pieces: pieces.map((piece) => piece.body),
    priority: draft.priority,
    ...days,
    discountMinor: 'minor' in discount ? discount.minor : 0,
    advance: advanceMinor > 0 ? { amountMinor: advanceMinor, method: draft.method } : undefined,
    notes: draft.notes.trim() || undefined,
  }
  return { body, found }
}
