import type { formRoutes } from '@darzi/contract/public-forms.ts'
import { insideShop } from '../../access/crossings.ts'
import type { AskedInSteps, InTx } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { guardAttempts } from '../accounts/attempts.ts'
import { readDay } from './form-day.ts'
import { announcesAs, formMember } from './form-member.ts'
import { dropPhotos, keepPhotos } from './form-photos.ts'
import { formShop, shopOfForm } from './form-shop-queries.ts'
import { typedSizes } from './form-sizes.ts'
import { idIn } from './read-form-shop.ts'
import { submitForm } from './submit-form.ts'

type AskedToTake = AskedInSteps<typeof formRoutes.customer>

/**
 * A customer's own form: its order waits for the shop's approval. Throws forms.noShop, forms.refused for a robot, and what
 * is wrong at the form's fields.
 */
export async function takeCustomerForm(asked: AskedToTake) {
  const { body, step, once, now, newId, house, files } = asked
  if (body.leave_empty) throw new Refusal('forms.refused')
  const shopId = await shopAsked(asked)
  const inShop = <T>(work: (given: InTx) => Promise<T>): Promise<T> =>
    step((given) => insideShop(given.tx, shopId, () => work(given)))
  const shop = await inShop(({ tx }) => shopOfForm(tx, shopId))
  const wish = { ...formOf(body), dueOn: readDay(body.due_date, 'due_date') }
  const keeping = { shopId, now, newId, files: house.files, inShop }
  const photos = await keepPhotos(files, { image_upload: 'customer' }, keeping)
  const form = { ...wish, photos }
  const submitted = once((given) =>
    insideShop(given.tx, shopId, () =>
      submitForm(
        { ...asked, ...given, member: formMember(shop), announce: announcesAs(given, asked, shopId) },
        form,
      ),
    ),
  )
  return submitted.finally(() => dropPhotos(photos, keeping))
}

async function shopAsked({ query, step, now, request }: AskedToTake): Promise<string> {
  await guardAttempts(step, now, { publicForm: request.address })
  const shopId = await step(({ tx }) => formShop(tx, idIn(query.shop)))
  if (!shopId) throw new Refusal('forms.noShop')
  await guardAttempts(step, now, { publicFormShop: shopId })
  return shopId
}

function formOf(body: AskedToTake['body']) {
  const { name, phone, email, address } = body
  const fabric = body.fabric_preference
  return {
    ...{ sender: { name, phone, email: email || undefined, address }, sizes: typedSizes(body) },
    ...{ orderType: body.order_type, source: 'customer_form' as const },
    // A short word is a kind of cloth; more is a wish to read.
    cloth: fabric && fabric.length <= 60 ? { source: 'shop' as const, type: fabric } : undefined,
    pieceNotes: [body.special_instructions, fabric && fabric.length > 60 ? fabric : '']
      .filter(Boolean)
      .join('\n'),
    notes: body.notes,
    calls: { garment: 'order_type', dueOn: 'due_date' },
  }
}
