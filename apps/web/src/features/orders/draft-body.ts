/** Reads what was typed into an order. What cannot be read is told at its field, by the same names as the server's. */
import type { Garment } from '@darzi/contract/garments.ts'
import { isDay } from '@darzi/tailoring/customers/days.ts'
import { type MetresError, readMetres } from '@darzi/tailoring/garments/read-metres.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { fieldSentence, ProblemError } from '../../data/problem-error.ts'
import {
  chosenStyles,
  garmentOf,
  goneOf,
  type OrderDraft,
  type PieceDraft,
  type TakeBody,
} from './order-draft.ts'

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

/** Metres may be left open, but what is taken out of the stock is measured. */
function metresOf(draft: PieceDraft): { metres?: number; problem?: string } {
  if (draft.clothSource === '') return {}
  const read = readMetres(draft.clothMetres)
  if ('ok' in read) return { metres: read.metres }
  const isLeftOpen = read.refused === 'empty' && !isFromStock(draft)
  return isLeftOpen ? {} : { problem: wrongMetres[read.refused] }
}

/** Whether it is cut from a length of the stock; what is kept by the piece is taken whole. */
const isFromStock = ({ clothSource, stockItem }: PieceDraft) =>
  clothSource === 'shop' && stockItem !== undefined && stockItem.unit !== 'pc'

function stockOf(draft: PieceDraft, metres: number | undefined): PieceBody['stock'] {
  const { clothSource, stockItem } = draft
  if (clothSource !== 'shop' || !stockItem) return undefined
  if (!isFromStock(draft)) return { itemId: stockItem.id, quantity: 1, unit: 'pc' }
  return metres ? { itemId: stockItem.id, quantity: metres, unit: 'm' } : undefined
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
    stock: stockOf(draft, metres),
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
  return draft.clothSource ? { source: draft.clothSource, ...said, metres } : undefined
}

interface Asked {
  customerId: string
  currency: Currency
  /** What the shop sews; without it nothing is said of what is sewn no more. */
  garments?: readonly Garment[]
  /** The days that hold where none was typed. */
  days: { promisedOn: string; trialOn?: string }
  /** As it is shown; left out, nothing is said of it. */
  rushMinor?: number | undefined
}

/** The whole order as it is sent, and what is wrong with it. */
export function readOrder(
  draft: OrderDraft,
  { customerId, currency, garments = [], days, rushMinor }: Asked,
) {
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
  const isRush = draft.pieces.some(({ isUrgent }) => isUrgent)
  const rush = isRush ? readAmount(draft.rush ?? '', currency) : { minor: 0 }
  if ('problem' in discount) found.discountMinor = discount.problem
  if ('problem' in rush) found.rushMinor = rush.problem
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
    rushMinor: isRush ? rushMinor : undefined,
    advance: advanceMinor > 0 ? { amountMinor: advanceMinor, method: draft.method } : undefined,
    notes: draft.notes.trim() || undefined,
  }
  return { body, found }
}

/** What is wrong with an order being taken: found here, or refused by the server. */
export interface TakeProblems {
  found: Found
  error?: unknown
  /** The order as it was sent, and as it is typed now: a sentence about what has changed since is told no more. */
  typed?: { sent: OrderDraft; now: OrderDraft }
}

const isOver = ({ typed }: TakeProblems, field: string) => typed && !isUnchanged(field, typed.sent, typed.now)

/** The sentence at a field, such as `pieces.0.priceMinor`. */
export function sentenceAt(problems: TakeProblems, field: string, t: Translate): string | undefined {
  const { found, error } = problems
  if (isOver(problems, field)) return undefined
  const own = found[field]
  return own ? t(own) : fieldSentence(error, field, t)
}

/** The same, also of a place in the field, such as `pieces.0.styles.2` in the styles. */
export const sentenceIn = (problems: TakeProblems, shown: string, t: Translate): string | undefined =>
  sentenceAt(problems, fieldsOf(problems).find((field) => isIn(field, shown)) ?? shown, t)

const isIn = (field: string, shown: string) => field === shown || field.startsWith(`${shown}.`)

/** Whether all that was refused is told at one of these fields. */
export function areToldAt(shown: readonly string[], { error }: TakeProblems): boolean {
  const refused = error instanceof ProblemError ? error.errors : []
  return refused.length > 0 && refused.every(({ field }) => shown.some((each) => isIn(field, each)))
}

function fieldsOf(problems: TakeProblems): string[] {
  const { found, error } = problems
  const refused = error instanceof ProblemError ? error.errors.map(({ field }) => field) : []
  return [...Object.keys(found), ...refused].filter((field) => !isOver(problems, field))
}

/** Whether something of the piece in this place is wrong. */
export const isPieceWrong = (problems: TakeProblems, at: number) =>
  fieldsOf(problems).some((field) => field.startsWith(`pieces.${at}.`))

/** Sentences of the piece for which its form has no field. */
export function otherSentences(problems: TakeProblems, at: number, shown: readonly string[], t: Translate) {
  const start = `pieces.${at}.`
  const others = fieldsOf(problems).filter(
    (field) => field.startsWith(start) && !shown.some((each) => isIn(field.slice(start.length), each)),
  )
  return others.flatMap((field) => sentenceAt(problems, field, t) ?? [])
}

/** Where the first thing that is wrong is mended: at a piece (its place), among the garments, or in the ticket. */
export function placeOfProblem(problems: TakeProblems): number | 'garments' | 'ticket' {
  const fields = fieldsOf(problems)
  if (fields.includes('pieces')) return 'garments'
  const places = fields.flatMap((field) => /^pieces\.(\d+)\./.exec(field)?.[1] ?? [])
  return places.length > 0 ? Math.min(...places.map(Number)) : 'ticket'
}

/** Whether a refusal has a field here; otherwise it is told once for the whole form. */
export function isToldAtField(error: unknown): boolean {
  const shown = /^(pieces$|pieces\.\d+\.|trialOn$|promisedOn$|discountMinor$|rushMinor$|advance\.)/
  return (
    error instanceof ProblemError &&
    error.errors.length > 0 &&
    error.errors.every(({ field }) => shown.test(field))
  )
}

/** What in an order a sentence at a field is about: once any of it is typed anew, the sentence has had its say. */

/** Whether what the sentence at this field was about, as it was sent, still stands so. */
export const isUnchanged = (field: string, sent: OrderDraft, now: OrderDraft): boolean =>
  JSON.stringify(partOf(field, sent)) === JSON.stringify(partOf(field, now))

function partOf(field: string, draft: OrderDraft): unknown {
  const [room = '', at, part] = field.split('.')
  if (room === 'pieces' && at !== undefined) return aboutPiece(draft.pieces[Number(at)], part)
  return about[room]?.(draft) ?? draft
}

const about: Record<string, (draft: OrderDraft) => unknown> = {
  pieces: ({ pieces }) => pieces.map(({ id }) => id),
  discountMinor: ({ discount, rush, pieces }) => [discount, rush, pricesOf(pieces)],
  rushMinor: ({ discount, rush, pieces }) => [discount, rush, pricesOf(pieces)],
  advance: ({ advance, method, discount, rush, pieces }) => [
    advance,
    method,
    discount,
    rush,
    pricesOf(pieces),
  ],
  promisedOn: ({ promisedOn, trialOn, hasTrial }) => [promisedOn, trialOn, hasTrial],
  trialOn: ({ promisedOn, trialOn, hasTrial }) => [promisedOn, trialOn, hasTrial],
}

/** Another garment in this place is none of its business. */
function aboutPiece(piece: PieceDraft | undefined, part: string | undefined): unknown {
  if (part === 'priceMinor') return [piece?.id, piece?.price]
  if (part === 'notes') return [piece?.id, piece?.notes]
  if (part === 'styles') return [piece?.id, piece?.styles]
  if (part === 'addOns') return [piece?.id, piece?.addOns]
  if (part === 'cloth') return [piece?.id, piece?.clothSource, piece?.clothMetres, piece?.stockItem?.id]
  if (part === 'stock') return [piece?.id, piece?.clothSource, piece?.stockItem?.id]
  return piece
}

const pricesOf = (pieces: readonly PieceDraft[]) =>
  pieces.map(({ price, addOns, isUrgent }) => [price, addOns, isUrgent])
