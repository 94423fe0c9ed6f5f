import type { formRoutes } from '@darzi/contract/public-forms.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { readDay } from './form-day.ts'
import { dropPhotos, keepPhotos } from './form-photos.ts'
import { typedSizes } from './form-sizes.ts'
import { submitForm } from './submit-form.ts'

type TakeContext = StepsContext<typeof formRoutes.tailor>

/** The tailor's form of the spec, written by a member of the shop: its order waits to be priced and approved. */
export async function takeTailorForm(ctx: TakeContext) {
  const { body, step, once, now, newId, app, files, member } = ctx
  const fields = { ...formOf(body), dueOn: readDay(body.pickup_date, 'pickup_date') }
  const keeping = { shopId: member.shopId, now, newId, files: app.files, inShop: step }
  const photos = await keepPhotos(files, { customer_photo: 'customer', cloth_photo: 'cloth' }, keeping)
  const submitted = once(async (given) => {
    const { number } = await submitForm({ ...ctx, ...given }, { ...fields, photos })
    return { order_id: orderNumber(number) }
  })
  return submitted.finally(() => dropPhotos(photos, keeping))
}

function formOf(body: TakeContext['body']) {
  const { customer_name: name, phone, address, cloth_type: type } = body
  return {
    sender: { name, phone, address },
    sizes: typedSizes(body),
    orderType: body.order_type,
    source: 'tailor_form' as const,
    cloth: type ? { source: 'shop' as const, type } : undefined,
    pieceNotes: body.special_notes,
    calls: { name: 'customer_name', garment: 'order_type', dueOn: 'pickup_date' },
  }
}
