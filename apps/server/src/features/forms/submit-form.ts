import { garmentOfOrderType, orderTypes } from '@darzi/tailoring/garments/order-types.ts'
import type { PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import { AppError } from '../../http/app-error.ts'
import type { Around, InTx, Member, PublishesEvents } from '../../http/request-context.ts'
import { rushOfGarment } from '../collection/api.ts'
import { customerForForm } from '../customers/api.ts'
import { garmentOf } from '../garments/api.ts'
import { recordMeasurement } from '../measurements/api.ts'
import { takeFormOrder, waitToTakeForm } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import type { KeptPhoto } from './form-photo.ts'
import { hangPhotos } from './form-photo-store.ts'
import type { typedSizes } from './form-sizes.ts'

/** A form in our own words, whoever sent it. */
export interface Form {
  sender: { name: string; phone: string; email?: string; address?: string }
  sizes: ReturnType<typeof typedSizes>
  orderType?: string
  dueOn?: string
  cloth?: PieceCloth
  pieceNotes?: string
  notes?: string
  source: 'customer_form' | 'tailor_form'
  photos: readonly KeptPhoto[]
  /** What the form calls our fields, for what is refused at one. */
  calls: Record<string, string>
}

type AtCounter = Around & InTx & PublishesEvents & { member: Member }

/** Makes the customer, the measuring and the pending order of a form, all or nothing. Refuses at the form's own fields. */
export async function submitForm(counter: AtCounter, form: Form) {
  try {
    await waitToTakeForm(counter)
    const who = await customerForForm(counter, {
      ...form.sender,
      isStranger: form.source === 'customer_form',
    })
    const measurementId = await measure(counter, who.personId, form)
    const { cloth, pieceNotes, notes, source, dueOn } = form
    const garment = garmentAsked(form.orderType)
    const order = await takeFormOrder(counter, {
      ...who,
      ...(await rushOf(counter, form, garment)),
      garment,
      measurementId,
      cloth,
      pieceNotes,
      notes,
      source,
      dueOn,
    })
    const { tx, member, now, newId } = counter
    const { photos } = form
    await hangPhotos(tx, { shopId: member.shopId, orderId: order.id, photos, now, newId })
    return { id: order.id, number: order.number }
  } catch (error) {
    throw error instanceof AppError ? inWordsOf(form, error) : error
  }
}

/**
 * A customer names the day and the shop its price, which has the shop's rule for such a day in it, as at the counter. What a member writes
 * down is urgent where they mark it.
 */
async function rushOf({ tx, member, now }: AtCounter, { source, dueOn }: Form, garment: string) {
  if (source !== 'customer_form') return {}
  const priceMinor = (await garmentOf(tx, garment))?.priceMinor ?? 0
  return rushOfGarment(tx, { garment, priceMinor, dueOn, today: dayIn(member.shop.timeZone, now) })
}

/** What a customer sent is theirs: a proposal until the shop has measured. */
async function measure(counter: AtCounter, personId: string, { sizes, source, sender }: Form) {
  if (sizes.length === 0) return undefined
  const record = await recordMeasurement({
    ...counter,
    params: undefined,
    query: undefined,
    sentBy: source === 'customer_form' ? sender.name.trim() : undefined,
    body: { personId, profile: 'body', how: 'tape', unit: 'in', values: sizes },
  })
  return record.id
}

/** One of the six kinds, a garment the shop sews, or other. */
function garmentAsked(orderType = ''): string {
  if (orderType === '') return garmentOfOrderType('other')
  const kind = orderTypes.find((each) => each === orderType)
  return kind ? garmentOfOrderType(kind) : orderType
}

/** `values.3.typed` is the fourth size of this form; the other names are in its own list. */
function inWordsOf({ sizes, calls }: Form, appError: AppError): AppError {
  const fields = appError.fields.map((each) => {
    const place = /^values\.(\d+)\./.exec(each.field)?.[1]
    const field = place === undefined ? calls[each.field] : sizes[Number(place)]?.field
    return { ...each, field: field ?? each.field }
  })
  return new AppError(appError.code, appError.params, fields)
}
