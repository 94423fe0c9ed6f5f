/** An order being taken, as it is typed: money and metres are texts until they are sent. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import type { priorities } from '@darzi/tailoring/orders/life.ts'
import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'

export interface PieceDraft {
  id: string
  personId: string
  garment: string
  /** The option chosen of each group. */
  styles: Record<string, string>
  clothSource: '' | 'shop' | 'own'
  clothType: string
  clothColour: string
  clothMetres: string
  clothCode: string
  /** Of the stock, when the shop's cloth is taken out of it; `clothMetres` is how much. */
  stockItem?: Pick<StockItem, 'id' | 'name' | 'unit'> | undefined
  notes: string
  price: string
  addOns: string[]
  isUrgent: boolean
  /** The record it is cut from; empty: the one that is proposed. */
  measurementId: string
  /** The garment of the collection it is ordered as, in one of its sizes or made to measure. */
  collection?: ChosenItem
}

export interface ChosenItem {
  itemId: string
  name: string
  colour: string
  size?: string
  isMadeToMeasure: boolean
}

export interface OrderDraft {
  id: string
  /** The person the next garment is for. */
  personId: string
  pieces: PieceDraft[]
  /** Empty: the day that is proposed. */
  trialOn: string
  hasTrial: boolean
  promisedOn: string
  priority: (typeof priorities)[number]
  discount: string
  /** Surcharge for rush as it was typed; left alone, what the shop asks for the urgent pieces. */
  rush?: string
  advance: string
  method: PaymentMethodKey
  notes: string
  /** People whose sizes are taken another day: they are not asked for again here. */
  sizesLater?: string[]
}

export const emptyOrder = (id: string): OrderDraft => ({
  id,
  personId: '',
  pieces: [],
  trialOn: '',
  hasTrial: true,
  promisedOn: '',
  priority: 'medium',
  discount: '',
  advance: '',
  method: 'cash',
  notes: '',
})

/** The same once more under other ids, and which piece became which. */
export function anotherOf(draft: OrderDraft, newId: () => string) {
  const ids = new Map(draft.pieces.map(({ id }) => [id, newId()]))
  const pieces = draft.pieces.map((piece) => ({ ...piece, id: ids.get(piece.id) ?? newId() }))
  return { draft: { ...draft, id: newId(), pieces } satisfies OrderDraft, ids }
}

/** Without the cloth of the stock: the kind that its name stood for goes with it, one said by hand stays. */
export const withoutStock = ({ stockItem, clothType }: PieceDraft): Partial<PieceDraft> => ({
  stockItem: undefined,
  ...(stockItem && clothType === clothTypeOf(stockItem) && { clothType: '' }),
})

/** How a cloth of the stock is called as a kind of cloth. */
export const clothTypeOf = ({ name }: Pick<StockItem, 'name'>): string => name.slice(0, 60)

/** The same garment once more, beside it on the same order. */
export const oneMore = (piece: PieceDraft, id: string): PieceDraft => ({ ...piece, id })

/** An amount as a field shows it: whole units without decimals. */
export function moneyText(minor: number, currency: Currency): string {
  const { minorDigits } = currencies[currency]
  const unit = 10 ** minorDigits
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(minorDigits)
}

/** A price as its field shows it; nothing where none was named yet. */
const priceText = (minor: number | undefined, currency: Currency) => (minor ? moneyText(minor, currency) : '')

/** One garment of this type, with what the shop usually asks for it. */
export function pieceOf(
  garment: Pick<Garment, 'key' | 'priceMinor'>,
  { id, personId, currency }: { id: string; personId: string; currency: Currency },
): PieceDraft {
  return {
    id,
    personId,
    garment: garment.key,
    styles: {},
    notes: '',
    addOns: [],
    isUrgent: false,
    measurementId: '',
    clothSource: '',
    clothType: '',
    clothColour: '',
    clothMetres: '',
    clothCode: '',
    price: priceText(garment.priceMinor, currency),
  }
}

type OrderedPiece = Order['pieces'][number]

/** A piece of an earlier order once more. The customer's own cloth is another each time: its metres are asked again. */
export function pieceAgain(
  piece: OrderedPiece,
  { id, currency }: { id: string; currency: Currency },
): PieceDraft {
  const { cloth } = piece
  return {
    id,
    personId: piece.person.id,
    garment: piece.garment.key,
    isUrgent: false,
    measurementId: '',
    styles: Object.fromEntries(piece.styles.map(({ group, option }) => [group, option])),
    clothSource: cloth?.source ?? '',
    clothType: cloth?.type ?? '',
    clothColour: cloth?.colour ?? '',
    clothMetres: cloth?.source === 'shop' && cloth.metres ? String(cloth.metres) : '',
    clothCode: cloth?.source === 'shop' ? (cloth.code ?? '') : '',
    notes: piece.notes ?? '',
    price: priceText(piece.priceMinor, currency),
    addOns: piece.addOns.map(({ key }) => key),
    ...(piece.collection ? { collection: itemAgain(piece.collection) } : {}),
  }
}

const itemAgain = ({
  itemId,
  name,
  colour,
  isMadeToMeasure,
  finished,
}: NonNullable<OrderedPiece['collection']>): ChosenItem => ({
  itemId,
  name,
  colour: colour.name,
  isMadeToMeasure,
  ...(finished ? { size: finished.size } : {}),
})

/** A piece that is already ordered, as its form shows it. */
export const pieceDraftOf = (piece: OrderedPiece, currency: Currency): PieceDraft => ({
  ...pieceAgain(piece, { id: piece.id, currency }),
  clothMetres: piece.cloth?.metres ? String(piece.cloth.metres) : '',
  clothCode: piece.cloth?.code ?? '',
  isUrgent: piece.isUrgent,
})

interface Becoming {
  to: Pick<Garment, 'key' | 'priceMinor'>
  currency: Currency
  /** A price was agreed before, or its field was typed in or emptied: so it stays. */
  isPriced: boolean
}

/** The same piece as another garment, whose usual price stands where none was named. What was chosen for it is kept. */
export const asGarment = (draft: PieceDraft, { to, currency, isPriced }: Becoming): PieceDraft => ({
  ...draft,
  garment: to.key,
  price: isPriced ? draft.price : priceText(to.priceMinor, currency),
})

type Sewn = Pick<Garment, 'styles' | 'addOns'>

/** What was chosen, as a piece keeps it. */
export const chosenStyles = ({ styles }: Pick<PieceDraft, 'styles'>) =>
  Object.entries(styles).map(([group, option]) => ({ group, option }))

/** In which fields something was chosen that this garment is not sewn with any more. */
export function goneOf(garment: Sewn, draft: PieceDraft, kept?: Chosen): ('styles' | 'addOns')[] {
  const sewn = sewnAs(garment, draft, kept)
  const isStyleGone = Object.keys(sewn.styles).length < Object.keys(draft.styles).length
  const isAddOnGone = sewn.addOns.length < draft.addOns.length
  return [...(isStyleGone ? ['styles' as const] : []), ...(isAddOnGone ? ['addOns' as const] : [])]
}

type Chosen = Pick<PieceDraft, 'styles' | 'addOns'>

/**
 * Without what this garment is not sewn with: one chosen by mistake and left again takes nothing of what was chosen with it.
 * `kept` is what the piece has been ordered with: that it keeps, whatever is offered by now.
 */
export const sewnAs = (garment: Sewn, draft: PieceDraft, kept?: Chosen): PieceDraft => ({
  ...draft,
  styles: Object.fromEntries(
    Object.entries(draft.styles).filter(
      ([group, key]) => has(garment, group, key) || kept?.styles[group] === key,
    ),
  ),
  addOns: draft.addOns.filter(
    (key) => garment.addOns.some((addOn) => addOn.key === key) || kept?.addOns.includes(key),
  ),
})

const has = ({ styles }: Pick<Sewn, 'styles'>, group: string, option: string) =>
  styles.some(({ key, options }) => key === group && options.some((each) => each.key === option))

export type TakeBody = ApiRequest<'POST /api/orders'>['body']

export const garmentOf = (garments: Garments, key: string) => garments.find((garment) => garment.key === key)

export type Garments = readonly Garment[]
