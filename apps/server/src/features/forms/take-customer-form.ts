import type { formRoutes } from '@darzi/contract/public-forms.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { asAccountOfBrowser, insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { addOwnOrder, guardAttempts, isOfNewCustomer } from '../accounts/api.ts'
import { announcesAs, formMember, formShop, idIn, shopOfForm } from '../shops/api.ts'
import { readDay } from './form-day.ts'
import { dropPhotos, keepPhotos } from './form-photos.ts'
import { typedSizes } from './form-sizes.ts'
import { submitForm } from './submit-form.ts'

type TakeContext = StepsContext<typeof formRoutes.customer>

/**
 * A customer's own form: its order waits for the shop's approval. Throws forms.noShop, forms.refused for a robot, and what
 * is wrong at the form's fields.
 */
export async function takeCustomerForm(ctx: TakeContext) {
  const { body, step, once, now, newId, app, files } = ctx
  if (body.leave_empty) throw new AppError('forms.refused')
  const shopId = await shopAsked(ctx)
  const inShop = <T>(work: (given: InTx) => Promise<T>): Promise<T> =>
    step((given) => insideShop(given.tx, shopId, () => work(given)))
  const shop = await inShop(({ tx }) => shopOfForm(tx, shopId))
  const fields = { ...formOf(body), dueOn: readDay(body.due_date, 'due_date') }
  const keeping = { shopId, now, newId, files: app.files, inShop }
  const photos = await keepPhotos(files, { image_upload: 'customer' }, keeping)
  const form = { ...fields, photos }
  const submitted = once(async (given) => {
    const { tx } = given
    const placed = await insideShop(tx, shopId, async () => {
      const member = formMember(shop)
      const counter = { ...ctx, ...given, member, publishEvent: announcesAs(given, ctx, shopId) }
      const order = await submitForm(counter, form)
      return { ...order, seesAll: await isOfNewCustomer(tx, order.id) }
    })
    await keepForAccount(ctx, tx, { shopId, orderId: placed.id, seesAll: placed.seesAll })
    return { order_id: orderNumber(placed.number) }
  })
  return submitted.finally(() => dropPhotos(photos, keeping))
}

interface Placed {
  shopId: string
  orderId: string
  seesAll: boolean
}

/** Whoever is signed in while they send the form finds its order in their portal at once. */
async function keepForAccount({ request, now }: TakeContext, tx: Tx, placed: Placed) {
  if (!request.token) return
  await asAccountOfBrowser(tx, hashToken(request.token), (accountId) =>
    addOwnOrder(tx, { ...placed, accountId, now }),
  )
}

async function shopAsked({ query, body, step, now, request }: TakeContext): Promise<string> {
  await guardAttempts(step, now, { publicForm: request.address })
  const shopId = await step(({ tx }) => formShop(tx, idIn(body.shopId || query.shop)))
  if (!shopId) throw fieldError('shopId', 'forms.noShop')
  await guardAttempts(step, now, { publicFormShop: shopId })
  return shopId
}

function formOf(body: TakeContext['body']) {
  const { name, phone, email, address } = body
  const fabric = body.fabric_preference
  return {
    sender: { name, phone, email: email || undefined, address },
    sizes: typedSizes(body),
    orderType: body.order_type,
    source: 'customer_form' as const,
    // A short word is a kind of cloth; more is a request to read.
    cloth: fabric && fabric.length <= 60 ? { source: 'shop' as const, type: fabric } : undefined,
    pieceNotes: [body.special_instructions, fabric && fabric.length > 60 ? fabric : '']
      .filter(Boolean)
      .join('\n'),
    notes: body.notes,
    calls: { garment: 'order_type', dueOn: 'due_date' },
  }
}
