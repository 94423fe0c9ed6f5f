import type { formRoutes } from '@darzi/contract/public-forms.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
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
  const submitted = once((given) =>
    insideShop(given.tx, shopId, () =>
      submitForm(
        { ...ctx, ...given, member: formMember(shop), publishEvent: announcesAs(given, ctx, shopId) },
        form,
      ),
    ),
  )
  return submitted.finally(() => dropPhotos(photos, keeping))
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
    // A short word is a kind of cloth; more is a wish to read.
    cloth: fabric && fabric.length <= 60 ? { source: 'shop' as const, type: fabric } : undefined,
    pieceNotes: [body.special_instructions, fabric && fabric.length > 60 ? fabric : '']
      .filter(Boolean)
      .join('\n'),
    notes: body.notes,
    calls: { garment: 'order_type', dueOn: 'due_date' },
  }
}
